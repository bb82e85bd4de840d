import { toOrderId } from '@washline/contract/ids'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import { getConfig } from '@washline/contract/platform/endpoints'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { MemoryRouter } from '../../router/index.ts'
import { configQuery } from '../api/use-config.ts'
import { AppShell } from '../app-shell.tsx'
import { pageDrawn } from '../hydration/page-drawn.ts'
import { queryClient } from '../query.ts'
import { signIn } from '../session/session.ts'
import { aConfig } from '../testing/a-config.ts'
import { answer, refuse } from '../testing/answer.ts'
import { broadcast, closeConnections, hasJoined, isJoined } from '../testing/live.ts'
import { network } from '../testing/network.ts'
import { aCustomer } from '../testing/people.ts'
import { render, takeDown } from '../testing/render-route.tsx'
import { socketId } from './socket-id.ts'
import { on, useChannel } from './use-channel.ts'

const channel = orderChannel(toOrderId(100_001))

/** What the browser's log shows during a test. */
function readLog(): string[] {
  const { warn } = console
  const logged: string[] = []
  Object.assign(console, { warn: (...details: unknown[]) => logged.push(details.join(' ')) })
  onTestFinished(() => void Object.assign(console, { warn }))
  return logged
}

const notice = () => page.getByText('Live updates are interrupted. Reconnecting...')
const shown = (
  <MemoryRouter>
    <AppShell>
      <Probe />
    </AppShell>
  </MemoryRouter>
)

function Probe() {
  const [status, setStatus] = useState('pending')
  const [reads, setReads] = useState(0)
  useChannel(channel, [on(statusChanged, (data) => setStatus(`${status} ${data.status}`))], {
    onJoined: () => setReads((count) => count + 1),
  })
  return (
    <p>
      {status}, read {reads}
    </p>
  )
}

it('calls handlers with a channel’s events, drops those of another shape and reports each join', async () => {
  signIn('token', aCustomer())
  render(<Probe />)
  await hasJoined(channel)
  await expect.element(page.getByText('pending, read 1')).toBeVisible()
  expect(socketId()).toBe('1.1')
  broadcast(channel, statusChanged.event, { order_id: 100_001, status: 'nonsense' })
  broadcast(channel, statusChanged.event, { order_id: 100_001, status: 'accepted' })
  await expect.element(page.getByText('pending accepted, read 1')).toBeVisible()
  broadcast(channel, statusChanged.event, { order_id: 100_001, status: 'picked_up' })
  await expect.element(page.getByText('pending accepted picked_up, read 1')).toBeVisible()
})

it('reads nothing again for a screen that was left before the page answered touches', async () => {
  signIn('token', aCustomer())
  const { requestIdleCallback } = window
  const waiting: IdleRequestCallback[] = []
  window.requestIdleCallback = (whenIdle, options) =>
    isJoined(channel) ? waiting.push(whenIdle) : requestIdleCallback(whenIdle, options)
  onTestFinished(() => void Object.assign(window, { requestIdleCallback }))
  let reads = 0
  function Left() {
    useChannel(channel, [], { onJoined: () => (reads += 1) })
    return null
  }
  render(<Left />)
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  takeDown()
  for (const whenIdle of waiting.splice(0)) whenIdle({ didTimeout: false, timeRemaining: () => 1 })
  Object.assign(window, { requestIdleCallback })
  await pageDrawn()
  expect(reads).toBe(0)
})

it('comes back after a service has closed the connection for good', async () => {
  signIn('token', aCustomer())
  render(<Probe />)
  await hasJoined(channel)
  closeConnections(4009)
  await hasJoined(channel)
  await expect.element(page.getByText('pending, read 2')).toBeVisible()
})

it('logs and shows a refused subscription, reads again meanwhile, and joins once it is accepted', async () => {
  const log = readLog()
  let asked = 0
  network.use(
    http.post('/api/broadcasting/auth', () => {
      asked += 1
      return asked < 2 ? HttpResponse.json({ message: 'Forbidden.' }, { status: 403 }) : undefined
    }),
  )
  signIn('token', aCustomer())
  render(shown)
  await expect.element(notice()).toBeVisible()
  expect(log[0]).toContain(`Subscription to ${channel} was refused with status 403`)
  expect(isJoined(channel)).toBe(false)
  // One read in place of the events, one at the join.
  await expect.element(page.getByText('pending, read 2')).toBeVisible()
  expect(isJoined(channel)).toBe(true)
  await expect.element(notice()).not.toBeInTheDocument()
  expect(asked).toBe(2)
  broadcast(channel, statusChanged.event, { order_id: 100_001, status: 'accepted' })
  await expect.element(page.getByText(/pending accepted/)).toBeVisible()
})

it('stops reporting a refusal once nobody subscribes to the channel', async () => {
  readLog()
  network.use(http.post('/api/broadcasting/auth', () => HttpResponse.json({}, { status: 403 })))
  signIn('token', aCustomer())
  render(shown)
  await expect.element(notice()).toBeVisible()
  takeDown()
  network.resetHandlers()
  render(
    <MemoryRouter>
      <AppShell>elsewhere</AppShell>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('elsewhere')).toBeVisible()
  expect(notice().query()).toBeNull()
})

it('logs and shows a connection that cannot be opened, and opens it later', async () => {
  const log = readLog()
  queryClient.removeQueries({ queryKey: configQuery.queryKey })
  network.use(refuse(getConfig, { status: 404, message: 'Not found.' }))
  signIn('token', aCustomer())
  render(shown)
  await expect.element(notice()).toBeVisible()
  expect(log[0]).toContain('Pusher client not found')
  network.use(answer(getConfig, aConfig()))
  window.dispatchEvent(new Event('online'))
  await hasJoined(channel)
  await expect.element(notice()).not.toBeInTheDocument()
})

it('logs a subscription without a token and opens nothing', async () => {
  const log = readLog()
  render(<Probe />)
  await expect.poll(() => log).toContain('Token not found, Echo not initialized')
  expect(isJoined(channel)).toBe(false)
})
