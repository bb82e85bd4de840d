import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { register } from '@washline/contract/identity/endpoints'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import type { FailoverMarket } from './start-market.ts'

/** The calls are limited to sixty a minute. */
const everyMs = 1_000
const password = { password: 'long enough', password_confirmation: 'long enough' }

/** One after the other signs up: a change that a slow machine has the time for, too. */
export function joinPeople(market: FailoverMarket) {
  const acknowledged: { readonly email: string; readonly atMs: number }[] = []
  const answers = new Map<string, number>()
  let isOver = false
  const join = async (number: number) => {
    const email = `person-${number}@example.test`
    const body = JSON.stringify({ name: 'Ana', email, phone_number: '+60 12 345 678', ...password })
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const answer = await fetch(market.url + register.path, { method: 'POST', headers, body }).catch(() => undefined)
    await answer?.body?.cancel()
    const name = answer
      ? `${answer.status}${answer.headers.has('retry-after') ? ' with Retry-After' : ''}`
      : 'no answer'
    answers.set(name, (answers.get(name) ?? 0) + 1)
    if (answer?.ok) acknowledged.push({ email, atMs: performance.now() })
  }
  const running = (async () => {
    for (let number = 1; !isOver; number += 1) {
      await join(number)
      await pause(everyMs)
    }
  })()
  return {
    answers,
    acknowledged: () => acknowledged.length,
    /** When somebody was acknowledged first after this time. */
    firstAfter: (atMs: number) => acknowledged.find((one) => one.atMs > atMs)?.atMs,
    /** How many of the acknowledged are not stored. */
    end: async () => {
      isOver = true
      await running
      const rows = await market.withDatabase((db) => db.all<{ email: string }>(sql`select email from users`))
      const stored = new Set(rows.map(({ email }) => email))
      return acknowledged.filter(({ email }) => !stored.has(email)).length
    },
  }
}
