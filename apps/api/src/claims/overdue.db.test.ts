import type { ClaimId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnections } from '../../testing/harness/open-connections.ts'
import type { Events } from '../events/events.ts'
import { sql } from '../platform/db/sql.ts'
import { claimants, hourMs, startClaims } from './builders.ts'
import { reportOverdue } from './use-cases/report-overdue.ts'
import { sweepClaims } from './use-cases/sweep-claims.ts'

const world = await startClaims()
const { db, clock, deps, claimOf, decide, operator } = world
const reported: Events['claim.overdue'][] = []
beforeAll(async () => {
  await openConnections(db, 6)
  deps.events.on('claim.overdue', async (_, event) => {
    reported.push(event)
  })
})
afterAll(() => world.close())

const torn = { retail_value_minor: 10_000 }
const timesOf = (id: ClaimId) => reported.filter(({ claimId }) => claimId === id).length
const waiting = async () =>
  ((await world.call(operator, 'GET', '/api/ops/claims')).body.data as { claims: { id: number; overdue_at: string }[] })
    .claims
const dueAtOf = (id: ClaimId) =>
  db.one<{ due: Date }>(sql`
    select min(start_after) as due from jobs.job where name = 'claims-report-overdue' and data ->> 'claimId' = ${String(id)}`)

it('is reported once at its deadline, to the customer and first in the queue', async () => {
  const { completed, claimed, customer } = await claimants(world)
  const id = await claimed(await completed(), torn)
  clock.advance(48 * hourMs - 1)
  await reportOverdue(deps, id)
  expect([timesOf(id), (await claimOf(id, customer)).clock.overdue_at]).toEqual([0, null])
  clock.advance(1)
  await Promise.all([1, 2, 3].map(() => reportOverdue(deps, id)))
  await sweepClaims(deps)
  expect(timesOf(id)).toBe(1)
  const at = clock.now().toISOString()
  expect(await claimOf(id, customer)).toMatchObject({ state: 'in_review', clock: { overdue_at: at } })
  const other = await claimants(world)
  const younger = await other.claimed(await other.completed(), torn)
  expect((await waiting()).map((row) => [row.id, row.overdue_at])).toEqual([
    [id, at],
    [younger, null],
  ])
  await decide(id, { decision: 'reject' })
  expect((await claimOf(id, customer)).clock.overdue_at).toBeNull()
})

it('a decision and the deadline at once: the claim is decided, and reported at most once', async () => {
  for (const _ of [1, 2, 3]) {
    const { completed, claimed, customer } = await claimants(world)
    const id = await claimed(await completed(), torn)
    clock.advance(48 * hourMs)
    const [decided] = await Promise.all([decide(id, { decision: 'reject' }), reportOverdue(deps, id)])
    await reportOverdue(deps, id)
    expect(decided.status).toBe(200)
    expect(timesOf(id)).toBeLessThanOrEqual(1)
    expect(await claimOf(id, customer)).toMatchObject({ state: 'rejected', clock: { overdue_at: null } })
  }
})

it('a claim that could not be assessed goes to an operator, who can decide it', async () => {
  const { completed, submitted, customer, walletOf } = await claimants(world)
  const id = await submitted(await completed(), torn)
  clock.advance(48 * hourMs)
  await reportOverdue(deps, id)
  expect(await claimOf(id, customer)).toMatchObject({ state: 'in_review', report: null })
  await world.assess(id)
  const give = { decision: 'approve', amount_minor: 3_000, liable_party: 'washline' }
  expect(await decide(id, give)).toMatchObject({ status: 200, body: { data: { state: 'paid', report: null } } })
  expect(await walletOf()).toBe(3_000)
})

it('an appeal has a deadline of its own, and the sweep reports what a lost job left', async () => {
  const { completed, claimed, customer } = await claimants(world)
  const id = await claimed(await completed(), torn)
  clock.advance(48 * hourMs)
  await reportOverdue(deps, id)
  await decide(id, { decision: 'reject' })
  const text = 'The photo shows the hole quite well.'
  await world.call(customer, 'POST', `/api/claims/${id}/appeal`, { text })
  expect((await claimOf(id, customer)).clock.overdue_at).toBeNull()
  clock.advance(48 * hourMs)
  await sweepClaims(deps)
  expect(timesOf(id)).toBe(1)
  clock.advance(hourMs)
  await sweepClaims(deps)
  await sweepClaims(deps)
  expect(timesOf(id)).toBe(2)
})

it('enqueues its report with the claim, in the same transaction', async () => {
  const { completed, submitted, customer } = await claimants(world)
  const id = await submitted(await completed())
  const { due } = await dueAtOf(id)
  expect(due.toISOString()).toBe((await claimOf(id, customer)).clock.decision_due_at)
})
