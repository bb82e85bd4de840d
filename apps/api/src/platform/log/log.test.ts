import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { DatabaseAway } from '../db/away.ts'
import { createLog } from './log.ts'

const written = (use: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = []
  use(createLog('debug', (line) => lines.push(line)))
  return lines
}

it('writes one line of JSON per event, whatever its texts contain', () => {
  const forged = 'x\r\n{"at":"2026-01-01T00:00:00.000Z","level":"info","event":"forged"}\u2028'
  const lines = written((log) => {
    log.warn(forged, { route: forged })
    log.error('fault', new Error(forged), { id: 7 })
  })
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toMatch(/^[^\r\n]+\n$/)
  expect(JSON.parse(lines[0] ?? '')).toEqual({ at: expect.any(String), level: 'warn', event: forged, route: forged })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 'error', event: 'fault', id: 7 })
})

it('has the time of an event in UTC', () => {
  const [line = ''] = written((log) => log.info('ready'))
  const { at } = JSON.parse(line) as { at: string }
  expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

const causeOf = (thrown: unknown) => JSON.parse(written((log) => log.error('fault', thrown))[0] ?? '')

it('has the message of an error of our own, and where it was thrown', () => {
  const { cause } = causeOf(new Error('the row has gone'))
  expect(cause).toMatch(/^Error: the row has gone\n +at .*log\.test\.ts/)
})

const inFrames = 'secret\n    at secret'
it.each([
  [
    'the database',
    Object.assign(new DatabaseError(inFrames, 6, 'error'), { code: '23505', constraint: 'users_by_email' }),
    { cause: /^DatabaseError\n +at /, code: '23505', constraint: 'users_by_email' },
  ],
  ['a parser', new SyntaxError(inFrames), { cause: /^SyntaxError\n +at / }],
  [
    'the system',
    Object.assign(new Error(inFrames), { code: 'ECONNREFUSED' }),
    { cause: /^Error\n +at /, code: 'ECONNREFUSED' },
  ],
  ['a vendor', new (class StripeCardError extends Error {})(inFrames), { cause: /^StripeCardError\n +at / }],
  ['nowhere', { secret: 'secret' }, { cause: /^a thrown object$/ }],
])('has no message of %s, which may quote a value', (_, thrown, { cause, ...fields }) => {
  const line = causeOf(thrown)
  expect(line).toMatchObject({ cause: expect.stringMatching(cause), ...fields })
  expect(JSON.stringify(line)).not.toContain('secret')
})

it('writes an outage once, whatever notices it', () => {
  const lines = written((log) => {
    log.error('http.unavailable', new DatabaseAway('ECONNREFUSED'), { route: '/api/orders' })
    log.error('jobs.fault', new DatabaseAway('Connection terminated unexpectedly'))
    log.error('http.unavailable', new DatabaseAway('ECONNREFUSED'))
  })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'database.away', of: 'http.unavailable', cause: 'ECONNREFUSED', route: '/api/orders' },
  ])
})
