import type { Claim } from '@washline/contract/claims/schemas'
import type { UserId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { anOrder } from '../orders/builders.ts'
import { openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { claimants, description, hourMs, startClaims } from './builders.ts'
import type { PhotoFindingsGateway } from './photo-findings-gateway.ts'
import { claimsPrivacy } from './privacy.ts'
import { assessClaim } from './use-cases/assess-claim.ts'
import { removeUnsentPhotos } from './use-cases/remove-unsent-photos.ts'
import { sweepClaims } from './use-cases/sweep-claims.ts'

const world = await startClaims()
const { db, clock, claimOf, decide, operator, call } = world
const owner = openDatabase({ url: world.ownerUrl, maxConnections: 1 })
beforeAll(() => openConnections(db, 4))
afterAll(async () => {
  await owner.close()
  await world.close()
})

it('reports that a stored report no longer matches its hash', async () => {
  const { completed, claimed, customer } = await claimants(world)
  const id = await claimed(await completed())
  expect((await claimOf(id, customer)).report).toMatchObject({ intact: true, amount_minor: 4_000 })
  await owner.transaction(async (tx) => {
    await tx.raw("set local session_replication_role = 'replica'")
    await tx.raw(`update claim_reports set report = jsonb_set(report, '{amountMinor}', '50000') where claim_id = $1`, [
      id,
    ])
  })
  expect((await claimOf(id, customer)).report).toMatchObject({ intact: false, amount_minor: 50_000 })
})

it.each([
  'update claim_reports set made_at = now()',
  'delete from claim_reports',
  "update claim_events set reason = 'x'",
  'delete from claim_events',
])('refuses the application a change of reports and events: %s', async (statement) => {
  await expect(db.transaction((tx) => tx.raw(statement))).rejects.toThrow('permission denied')
  await expect(owner.transaction((tx) => tx.raw(statement))).rejects.toThrow('append-only')
})

it('an open claim blocks both of its people from deleting their account', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const id = await claimed(await completed(), { retail_value_minor: 10_000 })
  const codes = async (person: { id: UserId }) =>
    (await claimsPrivacy.blockers?.(db, person.id))?.map(({ code }) => code)
  expect([await codes(customer), await codes(washer)]).toEqual([['open_claim'], ['open_claim']])
  await decide(id, { decision: 'reject' })
  expect([await codes(customer), await codes(washer)]).toEqual([[], []])
})

it('erases the texts and photos of a customer; the decision stays, and copies of the pictures are still found', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const id = await claimed(await completed(), {}, 4_711)
  const { sections, photoKeys } = await claimsPrivacy.read(db, customer.id)
  expect(sections.claims).toMatchObject([
    { id, description: description, paidMinor: 4_000, items: [{ problem: 'torn' }] },
  ])
  expect(photoKeys).toHaveLength(1)
  const at = clock.now()
  expect(await db.transaction(async (tx) => claimsPrivacy.erase?.(tx, { userId: customer.id, at }))).toEqual(photoKeys)
  expect(await claimOf(id, washer)).toMatchObject({
    description: 'Deleted',
    photos: [],
    paid_minor: 4_000,
    report: { intact: true },
  })
  const other = await claimants(world)
  const copy = await other.claimed(await other.completed(), {}, 4_711)
  expect(await claimOf(copy, other.customer)).toMatchObject({ state: 'rejected' })
})

it('lists the waiting claims for operators, the soonest due first, and records what they do', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const waiting = async () =>
    (
      (await call(operator, 'GET', '/api/ops/claims')).body.data as { claims: { id: number; queue_reason: string }[] }
    ).claims.map(({ id, queue_reason }) => `${id} ${queue_reason}`)
  for (const _ of [1, 2, 3, 4, 5, 6])
    await anOrder(db, { customerId: customer.id, status: 'completed', at: clock.now() })
  const first = await claimed(await completed(), { retail_value_minor: 10_000 })
  clock.advance(hourMs)
  const liableClaim = await claimed(await completed({ missing: 1 }), { problem: 'lost', retail_value_minor: 2_000 })
  clock.advance(hourMs)
  await call(washer, 'POST', `/api/claims/${liableClaim}/reply`, { text: 'I counted four, the bag was sealed.' })
  expect(await waiting()).toEqual([`${first} decision`, `${liableClaim} liability`])
  const page = (await call(operator, 'GET', '/api/ops/claims?limit=1')).body.data as { next_cursor: string }
  const next = (await call(operator, 'GET', `/api/ops/claims?limit=1&cursor=${page.next_cursor}`)).body.data
  expect(next).toMatchObject({ claims: [{ id: liableClaim }], next_cursor: null })
  const washlinePays = { decision: 'approve', amount_minor: 1_600, liable_party: 'washline', decisions: 1 }
  expect(await decide(liableClaim, washlinePays)).toMatchObject({
    status: 200,
    body: { data: { paid_minor: 1_600, reserved_minor: 0, queue_reason: null } },
  })
  expect(await waiting()).toEqual([`${first} decision`])
  expect(
    await db.all(
      sql`select action, amount_minor as amount, reason from audit_log where claim_id = ${liableClaim} order by id`,
    ),
  ).toEqual([{ action: 'decide_claim', amount: 1_600, reason: 'Looked at both counts' }])
})

it('shows what a vision model recognizes in the report, without changing the decision', async () => {
  const saw = { damage: 'none', item: 'Jeans', same_piece: 'no', confidence: 0.97 } as const
  const photoFindings: PhotoFindingsGateway = {
    ...world.deps.photoFindings,
    examine: async (photos) => {
      const compared = await world.deps.photoFindings.examine(photos)
      return { ...compared, by: 'vision', sightings: new Map(photos.claim.map(({ id }) => [id, saw])) }
    },
  }
  const decided = async (gateway: PhotoFindingsGateway) => {
    const { completed, submitted, customer } = await claimants(world)
    const id = await submitted(await completed(), { retail_value_minor: 2_000 })
    await assessClaim({ ...world.deps, photoFindings: gateway }, id)
    return claimOf(id, customer)
  }
  const [looked, compared] = [await decided(photoFindings), await decided(world.deps.photoFindings)]
  expect(looked.report).toMatchObject({
    intact: true,
    looked: { by: 'vision', sightings: [{ photo: 1, ...saw }] },
  })
  expect(compared.report).toMatchObject({ intact: true, looked: { by: 'embedded', sightings: [] } })
  const decision = ({ state, paid_minor, report }: Claim) => [
    state,
    paid_minor,
    report?.checks.map(({ result }) => result),
  ]
  expect(decision(looked)).toEqual(decision(compared))
})

it('an appeal deducts no more from the Washer than the claim is paid in all', async () => {
  const { completed, claimed, customer, washer, walletOf } = await claimants(world)
  const id = await claimed(await completed({ missing: 1 }), { problem: 'lost', retail_value_minor: 10_000 })
  clock.advance(24 * hourMs)
  const before = (await world.consoleClaimOf(id)).reserved_minor ?? 0
  expect(before).toBeGreaterThan(400)
  await decide(id, { decision: 'approve', amount_minor: 300, liable_party: 'washer' })
  await call(customer, 'POST', `/api/claims/${id}/appeal`, { text: 'It cost far more, see the second photo.' })
  expect((await world.consoleClaimOf(id)).reserved_minor).toBe(before - 300)
  clock.advance(24 * hourMs)
  await decide(id, { decision: 'approve', amount_minor: 400, liable_party: 'washer', decisions: 1 })
  const taken = await db.one(
    sql`select sum(deducted_minor)::int as minor from earning_reserves where washer_id = ${washer.id}`,
  )
  expect([taken, await walletOf()]).toEqual([{ minor: 400 }, 400])
})

it('deletes a photo that no claim uses after three days', async () => {
  const { completed, photoOf, claimed } = await claimants(world)
  const orderId = await completed()
  const [unused, used] = [await photoOf(orderId), await claimed(orderId)]
  clock.advance(72 * hourMs + 1)
  const { key } = await db.one<{ key: string }>(sql`select key from claim_photos where id = ${unused}`)
  const enqueued: unknown[] = []
  const enqueue = async (_tx: unknown, { name }: { name: string }, data: unknown) => void enqueued.push([name, data])
  await removeUnsentPhotos({ ...world.deps, jobs: { enqueue } })
  expect(enqueued).toEqual([['claims-remove-photos', { keys: expect.arrayContaining([key]) }]])
  expect(await db.all(sql`select claim_id as id from claim_photos where order_id = ${orderId}`)).toEqual([{ id: used }])
  expect(await db.all(sql`select 1 from claim_photos where id = ${unused}`)).toEqual([])
})

it('the sweep finishes what jobs left', async () => {
  const { completed, submitted, claimed, customer, washer } = await claimants(world)
  const late = await completed({ missing: 1 })
  const liableClaim = await claimed(late, { problem: 'lost', retail_value_minor: 2_000 })
  clock.advance(24 * hourMs)
  const left = await submitted(late, { retail_value_minor: 1_000 })
  await sweepClaims(world.deps)
  expect(await claimOf(left, customer)).toMatchObject({ state: 'submitted' })
  expect(await claimOf(liableClaim, washer)).toMatchObject({ reserved_minor: 1_600 })
  clock.advance(15 * 60_000 + 1)
  await sweepClaims(world.deps)
  expect(await claimOf(left, customer)).toMatchObject({ state: 'paid' })
  expect(await claimOf(liableClaim, washer)).toMatchObject({ reserved_minor: 0, paid_minor: 1_600 })
})
