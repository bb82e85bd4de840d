import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MemoryRouter } from '../router/index.ts'
import { AppShell } from './app-shell.tsx'
import { queryClient } from './query.ts'
import { signIn } from './session/session.ts'
import { aCustomer } from './testing/people.ts'
import { render } from './testing/render-route.tsx'

const persisted = { queryKey: ['persisted'], queryFn: () => 1, meta: { persistedOffline: true } } as const

it('keeps its frame, and renders a screen once per change, while the code of the screen loads', async () => {
  const code = Promise.withResolvers<string>()
  let attempts = 0
  function Screen() {
    attempts += 1
    useQuery({ queryKey: ['of the screen'], queryFn: () => 1 })
    return <p>{use(code.promise)}</p>
  }
  function Layout() {
    const { data } = useQuery(persisted, queryClient)
    return (
      <AppShell>
        <p>Answer {data}</p>
        <Screen />
      </AppShell>
    )
  }
  signIn('test-token', aCustomer())
  render(
    <MemoryRouter>
      <Layout />
    </MemoryRouter>,
  )
  await expect.poll(() => attempts).toBeGreaterThan(0)
  queryClient.setQueryData(persisted.queryKey, 2, { updatedAt: Date.now() + 1_000 })
  // Two frames: a loop would have rendered hundreds of times.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const before = attempts
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(attempts - before).toBeLessThan(5)
  code.resolve('Loaded')
  await expect.element(page.getByText('Loaded')).toBeVisible()
})

it.each([
  ['the age of what it shows', true, /^You are offline\. This is the last saved version\. As of/],
  ['no saved version where it shows none', false, /^You are offline\.\s*$/],
])('without a network names %s', async (_, isStored, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    vi.restoreAllMocks()
    queryClient.clear()
  })
  function Screen() {
    const { data } = useQuery({ ...persisted, enabled: isStored }, queryClient)
    return <p>Answer {data ?? 'none'}</p>
  }
  signIn('test-token', aCustomer())
  render(
    <MemoryRouter>
      <AppShell>
        <Screen />
      </AppShell>
    </MemoryRouter>,
  )
  await expect.element(page.getByText(isStored ? 'Answer 1' : 'Answer none')).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible()
})
