import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { ApiError } from './api/api-error.ts'
import { makeQueryClient } from './query.ts'

const queryKey = ['claims', 'one', 7]

/** A query whose answers wait for the test. */
function watched() {
  const client = makeQueryClient()
  const answers: ((state: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const end = new QueryObserver(client, { queryKey, queryFn, retry: false }).subscribe(() => undefined)
  return { client, answers, end, data: () => client.getQueryData(queryKey) }
}

it('reads again what changed while its first answer was on the way', async () => {
  const { client, answers, data, end } = watched()
  void client.invalidateQueries({ queryKey: ['claims'] })
  expect(answers).toHaveLength(1)
  answers[0]?.('submitted')
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.('in_review')
  await expect.poll(data).toBe('in_review')
  expect(answers).toHaveLength(2)
  end()
})

it('reads once what did not change meanwhile', async () => {
  const { answers, data, end } = watched()
  answers[0]?.('submitted')
  await expect.poll(data).toBe('submitted')
  expect(answers).toHaveLength(1)
  end()
})

it('reads all that is shown and has failed once one of it is read again, but not what was refused', async () => {
  const client = makeQueryClient()
  const reads: string[] = []
  let isDown = true
  const show = (name: string, failure: Error) =>
    new QueryObserver(client, {
      queryKey: [name],
      queryFn: () => {
        reads.push(name)
        if (isDown || failure instanceof ApiError) throw failure
        return name
      },
      retry: false,
    })
  const refusal = new ApiError({ status: 403, reason: 'You cannot do this.', errors: {}, problem: {} })
  const shown = [show('orders', new Error('down')), show('wallet', new Error('down')), show('claims', refusal)]
  const ends = shown.map((observer) => observer.subscribe(() => undefined))
  await expect
    .poll(() => shown.map((observer) => observer.getCurrentResult().status))
    .toEqual(['error', 'error', 'error'])
  isDown = false
  reads.length = 0
  await shown[0]?.refetch()
  await expect.poll(() => shown[1]?.getCurrentResult().data).toBe('wallet')
  expect(reads).toEqual(['orders', 'wallet'])
  for (const end of ends) end()
})
