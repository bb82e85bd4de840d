import { orderRefusals } from '@washline/contract/orders/refusals'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { RefusalDefinition } from '@washline/contract/refusal'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { NetworkError } from '../api/network-error.ts'
import { nextOf, outcomeOf, pauseMs } from './outcome.ts'

const refused = (status: number, definition?: RefusalDefinition) =>
  new ApiError({ status, reason: 'no', errors: {}, problem: { code: definition?.code } })

it.each([
  ['no network', new NetworkError('gone'), 'unreachable'],
  ['no answer in time', new DOMException('late', 'TimeoutError'), 'unreachable'],
  ['a fault of the server', refused(500), 'failed'],
  ['too many calls', refused(429), 'failed'],
  ['the same call still running', refused(409, platformRefusals.requestInProgress), 'failed'],
  ['a move that came too late', refused(409, orderRefusals.wrongStatus), 'refused'],
  ['bad input', refused(422), 'refused'],
  ['an order of nobody', refused(404), 'refused'],
  ['a session that ended', refused(401), 'signed-out'],
] as const)('%s', (_, error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome)
})

describe('the next entry of a line', () => {
  const entry = (line: string, position: number, state = 'waiting') => ({ line, position, state })

  it('is the oldest that was not refused', () => {
    const oldest = entry('order 1', 2)
    expect(nextOf([entry('order 1', 3), entry('order 2', 1), oldest, entry('order 1', 0, 'refused')], 'order 1')).toBe(
      oldest,
    )
    expect(nextOf([entry('order 2', 1)], 'order 1')).toBeUndefined()
  })
})

it('is retried after growing pauses, within a bound', () => {
  expect([0, 1, 2, 10].map(pauseMs)).toEqual([2_000, 4_000, 8_000, 60_000])
})
