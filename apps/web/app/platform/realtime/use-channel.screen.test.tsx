import { toOrderId } from '@washline/contract/ids'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '../session/session.ts'
import { broadcast, isJoined } from '../testing/live.ts'
import { aCustomer } from '../testing/people.ts'
import { render } from '../testing/render-route.tsx'
import { socketId } from './socket-id.ts'
import { on, useChannel } from './use-channel.ts'

const channel = orderChannel(toOrderId(100_001))

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
  await expect.poll(() => isJoined(channel)).toBe(true)
  await expect.element(page.getByText('pending, read 1')).toBeVisible()
  expect(socketId()).toBe('1.1')
  broadcast(channel, statusChanged.event, { order_id: 100_001, status: 'nonsense' })
  broadcast(channel, statusChanged.event, { order_id: 100_001, status: 'accepted' })
  await expect.element(page.getByText('pending accepted, read 1')).toBeVisible()
  broadcast(channel, statusChanged.event, { order_id: 100_001, status: 'picked_up' })
  await expect.element(page.getByText('pending accepted picked_up, read 1')).toBeVisible()
})
