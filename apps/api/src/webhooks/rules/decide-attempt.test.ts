import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'
import { describe, expect, it } from 'vitest'
import { decideAttempt, decideHealth, isDelivered, type Outcome, pauseMs, readRetryAfter } from './decide-attempt.ts'

const from = new Date('2026-05-04T09:00:00Z')
const at = (ms: number) => new Date(from.getTime() + ms)
const minute = 60_000
const hour = 60 * minute
const decide = (outcome: Outcome, tried: { tries?: number; afterMs?: number; random?: number } = {}) =>
  decideAttempt(outcome, {
    tries: tried.tries ?? 1,
    triesFrom: from,
    now: at(tried.afterMs ?? 0),
    random: tried.random ?? 0.5,
  })

describe('an answer', () => {
  it.each([200, 201, 202, 204, 299])('%s is a delivery', (status) =>
    expect(decide({ status })).toEqual({ kind: 'delivered' }),
  )
  it.each([300, 301, 302, 307, 308, 408, 409, 425, 429, 500, 502, 503, 504, 599])('%s is tried again', (status) =>
    expect(decide({ status })).toEqual({ kind: 'again', at: at(5_000) }),
  )
  it.each([400, 401, 403, 404, 405, 406, 411, 413, 415, 418, 422, 428, 431, 451, 499])('%s is final', (status) =>
    expect(decide({ status })).toEqual({ kind: 'given_up', reason: 'refused' }),
  )
  it('410 is final, and the receiver gone', () =>
    expect(decide({ status: 410 })).toEqual({ kind: 'given_up', reason: 'gone' }))
  it.each(['timeout', 'connection', 'tls', 'name', 'answer'] as const)('none, for %s, is tried again', (error) =>
    expect(decide({ error })).toEqual({ kind: 'again', at: at(5_000) }),
  )
  it('none from a refused address is final', () =>
    expect(decide({ error: 'refused_address' })).toEqual({ kind: 'given_up', reason: 'address' }))
})

describe('a pause', () => {
  it('grows, and is spread', () => {
    const middle = webhookSettings.pausesMs.map((_, n) => pauseMs(n + 1, 0.5))
    expect(middle).toEqual([...webhookSettings.pausesMs])
    expect(middle).toEqual(middle.toSorted((one, other) => one - other))
    expect([pauseMs(2, 0), pauseMs(2, 1)]).toEqual([24_000, 36_000])
    expect(pauseMs(99, 0.5)).toBe(8 * hour)
  })

  it.each([
    [{ status: 503, retryAfterMs: 90_000 }, 90_000],
    [{ status: 429, retryAfterMs: 1_000 }, 5_000],
    [{ status: 503, retryAfterMs: 48 * hour }, 6 * hour],
  ])('after %j is %d ms', (outcome, ms) => expect(decide(outcome)).toEqual({ kind: 'again', at: at(ms) }))

  it('ends with the day, when the last attempt is made', () => {
    expect(decide({ status: 500 }, { tries: 10, afterMs: 22 * hour })).toEqual({ kind: 'again', at: at(24 * hour) })
    expect(decide({ status: 500 }, { tries: 11, afterMs: 24 * hour })).toEqual({ kind: 'given_up', reason: 'expired' })
    expect(decide({ status: 200 }, { tries: 11, afterMs: 24 * hour })).toEqual({ kind: 'delivered' })
  })

  it('leaves about ten attempts for a day', () => {
    let now = from
    let tries = 1
    for (;;) {
      const decision = decideAttempt({ status: 500 }, { tries, triesFrom: from, now, random: 0.5 })
      if (decision.kind !== 'again') break
      now = decision.at
      tries += 1
    }
    expect(tries).toBe(12)
    expect(now).toEqual(at(24 * hour))
  })
})

describe('the health of a webhook', () => {
  const none = { failures: 0, failingSince: null }
  it('is whole after a success, and slow after a long one', () => {
    const healthy = { failures: 0, failingSince: null, isSlow: false, disable: undefined }
    const failing = { failures: 40, failingSince: from }
    expect(decideHealth({ status: 200 }, failing, { now: at(9 * 24 * hour), durationMs: 10 })).toEqual(healthy)
    expect(decideHealth({ status: 200 }, none, { now: from, durationMs: 2_001 })).toEqual({ ...healthy, isSlow: true })
  })

  it.each([
    ['at its first failure', none, from, undefined],
    ['after many failures of a day', { failures: 500, failingSince: from }, at(24 * hour), undefined],
    ['after two failures a week apart', { failures: 1, failingSince: from }, at(8 * 24 * hour), undefined],
    ['after many failures of a week', { failures: 9, failingSince: from }, at(7 * 24 * hour), 'failing'],
  ] as const)('%s', (_, health, now, disable) =>
    expect(decideHealth({ error: 'timeout' }, health, { now, durationMs: 5 })).toEqual({
      failures: health.failures + 1,
      failingSince: from,
      isSlow: true,
      disable,
    }),
  )

  it('is disabled at once by 410', () =>
    expect(decideHealth({ status: 410 }, none, { now: from, durationMs: 5 }).disable).toBe('gone'))
})

it.each([
  ['120', 120_000],
  ['Mon, 04 May 2026 09:01:00 GMT', 60_000],
  ['Mon, 04 May 2026 08:00:00 GMT', undefined],
  ['0', undefined],
  ['soon', undefined],
  ['-5', undefined],
  [undefined, undefined],
])('reads Retry-After %s as %s', (header, ms) => expect(readRetryAfter(header, from)).toBe(ms))

it('counts no answer as a delivery', () => expect(isDelivered({ error: 'timeout' })).toBe(false))
