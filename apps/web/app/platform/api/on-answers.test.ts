import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { onAnswers } from './on-answers.ts'

/** What was scheduled before it, has run. */
const settled = () => new Promise<void>((resolve) => notifyManager.schedule(resolve))

function watched() {
  const client = new QueryClient()
  let calls = 0
  const end = onAnswers(client, () => {
    calls += 1
  })
  return { client, end, calls: () => calls }
}

it('calls back once for all answers of a task, and again for the next', async () => {
  const { client, calls } = watched()
  client.setQueryData(['one'], 1)
  client.setQueryData(['other'], 2)
  await settled()
  expect(calls()).toBe(1)
  client.setQueryData(['one'], 3)
  await settled()
  expect(calls()).toBe(2)
})

it('hears that a part begins and ends to read, and not that it is drawn again', async () => {
  const { client, calls } = watched()
  const options = { queryKey: ['one'], queryFn: () => 1, enabled: false }
  const observer = new QueryObserver(client, options)
  const stop = observer.subscribe(() => undefined)
  await settled()
  const before = calls()
  expect(before).toBeGreaterThan(0)
  observer.setOptions({ ...options, meta: {} })
  await settled()
  expect(calls()).toBe(before)
  stop()
  await settled()
  expect(calls()).toBe(before + 1)
})

it('is silent once it has ended', async () => {
  const { client, end, calls } = watched()
  end()
  client.setQueryData(['one'], 1)
  await settled()
  expect(calls()).toBe(0)
})
