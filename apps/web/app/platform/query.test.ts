import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
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
