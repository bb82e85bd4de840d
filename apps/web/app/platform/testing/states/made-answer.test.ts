import { expect, it } from 'vitest'
import { everyEndpoint } from './every-endpoint.ts'
import { madeAnswer } from './made-answer.ts'

it.each(['usual', 'empty', 'long'] as const)('makes %s answers that the contract accepts', (amount) => {
  expect(everyEndpoint.length).toBeGreaterThan(100)
  for (const endpoint of everyEndpoint)
    expect
      .soft(endpoint.answers[200].safeParse(madeAnswer(endpoint, amount)).error?.message, endpoint.path)
      .toBeUndefined()
})
