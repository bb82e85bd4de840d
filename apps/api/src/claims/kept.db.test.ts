import type { Claim } from '@washline/contract/claims/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOrder } from '../orders/builders.ts'
import { openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { openConnections } from '../platform/testing/open-connections.ts'
import { claimants, hourMs, startClaims, words } from './builders.ts'
import { claimsPerson } from './person.ts'
import type { PhotoFindingsGateway } from './photo-findings-gateway.ts'
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

it('a report that was changed no longer fits its hash', async () => {
  const { completed, claimed, customer } = await claimants(world)
  const id = await claimed(await completed())
  expect((await claimOf(id, customer)).report).toMatchObject({ intact: true, amount: 40 })
  await owner.transaction(async (tx) => {
    await tx.raw("set local session_replication_role = 'replica'")
    await tx.raw(`update claim_reports set report = jsonb_set(report, '{amountMinor}', '50000') where claim_id = $1`, [
      id,
    ])
  })
  expect((await claimOf(id, customer)).report).toMatchObject({ intact: false, amount: 500 })
})

it.each([
  'update claim_reports set made_at = now()',
  'delete from claim_reports',
  "update claim_events set reason = 'x'",
  'delete from claim_events',
])('what was said of a claim is closed to the application: %s', async (statement) => {
  await expect(db.transaction((tx) => tx.raw(statement))).rejects.toThrow('permission denied')
  await expect(owner.transaction((tx) => tx.raw(statement))).rejects.toThrow('append-only')
})

it('an open claim keeps both of its people from leaving', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const id = await claimed(await completed(), { retail_value: 100 })
  const codes = async (person: { id: number }) =>
    (await claimsPerson.obstacles?.(db, person.id))?.map(({ code }) => code)
  expect([await codes(customer), await codes(washer)]).toEqual([['open_claim'], ['open_claim']])
  await decide(id, { decision: 'reject' })
  expect([await codes(customer), await codes(washer)]).toEqual([[], []])
})

it('the words and photos of a claim go with its customer; what was decided stays, and its pictures are known', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const id = await claimed(await completed(), {}, 4_711)
  const { sections, photoKeys } = await claimsPerson.read(db, customer.id)
  expect(sections.claims).toMatchObject([{ id, description: words, paidMinor: 4_000, items: [{ problem: 'torn' }] }])
  expect(photoKeys).toHaveLength(1)
  const at = clock.now()
  expect(await db.transaction(async (tx) => claimsPerson.erase?.(tx, { userId: customer.id, at }))).toEqual(photoKeys)
  expect(await claimOf(id, washer)).toMatchObject({
    description: 'Deleted',
    photos: [],
    paid: 40,
    report: { intact: true },
  })
  const other = await claimants(world)
  const copy = await other.claimed(await other.completed(), {}, 4_711)
  expect(await claimOf(copy, other.customer)).toMatchObject({ state: 'rejected' })
})

it('operators see what waits, the soonest due first, and what they did is recorded', async () => {
  const { completed, claimed, customer, washer } = await claimants(world)
  const waiting = async () =>
    (
      (await call(operator, 'GET', '/api/ops/claims')).body.data as { claims: { id: number; needs: string }[] }
    ).claims.map(({ id, needs }) => `${id} ${needs}`)
  for (const _ of [1, 2, 3, 4, 5, 6])
    await anOrder(db, { customerId: customer.id, status: 'completed', at: clock.now() })
  const first = await claimed(await completed(), { retail_value: 100 })
  clock.advance(hourMs)
  const blamed = await claimed(await completed({ missing: 1 }), { problem: 'lost', retail_value: 20 })
  clock.advance(hourMs)
  await call(washer, 'POST', `/api/claims/${blamed}/reply`, { text: 'I counted four, the bag was sealed.' })
  expect(await waiting()).toEqual([`${first} decision`, `${blamed} blame`])
  const page = (await call(operator, 'GET', '/api/ops/claims?limit=1')).body.data as { next_cursor: string }
  const next = (await call(operator, 'GET', `/api/ops/claims?limit=1&cursor=${page.next_cursor}`)).body.data
  expect(next).toMatchObject({ claims: [{ id: blamed }], next_cursor: null })
  const letGo = { decision: 'approve', amount: 16, borne_by: 'washline', decisions: 1 }
  expect(await decide(blamed, letGo)).toMatchObject({ status: 200, body: { data: { paid: 16, held: 0, needs: null } } })
  expect(await waiting()).toEqual([`${first} decision`])
  expect(
    await db.all(sql`select act, amount_minor as amount, reason from ops_audit where claim_id = ${blamed} order by id`),
  ).toEqual([{ act: 'decide_claim', amount: 1_600, reason: 'Looked at both counts' }])
})

it('what a vision model sees is in the report, for people: the decision is the same', async () => {
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
    const id = await submitted(await completed(), { retail_value: 20 })
    await assessClaim({ ...world.deps, photoFindings: gateway }, id)
    return claimOf(id, customer)
  }
  const [looked, compared] = [await decided(photoFindings), await decided(world.deps.photoFindings)]
  expect(looked.report).toMatchObject({
    intact: true,
    looked: { by: 'vision', sightings: [{ photo: 1, ...saw }] },
  })
  expect(compared.report).toMatchObject({ intact: true, looked: { by: 'embedded', sightings: [] } })
  const decision = ({ state, paid, report }: Claim) => [state, paid, report?.checks.map(({ result }) => result)]
  expect(decision(looked)).toEqual(decision(compared))
})

it('an appeal takes no more of the Washer than the claim is given in all', async () => {
  const { completed, claimed, customer, washer, walletOf } = await claimants(world)
  const id = await claimed(await completed(), { retail_value: 100 })
  clock.advance(24 * hourMs)
  const before = (await world.opsClaimOf(id)).held ?? 0
  expect(before).toBeGreaterThan(4)
  await decide(id, { decision: 'approve', amount: 3, borne_by: 'washer' })
  await call(customer, 'POST', `/api/claims/${id}/appeal`, { text: 'It cost far more, see the second photo.' })
  expect((await world.opsClaimOf(id)).held).toBe(before - 3)
  clock.advance(24 * hourMs)
  await decide(id, { decision: 'approve', amount: 4, borne_by: 'washer', decisions: 1 })
  const taken = await db.one(
    sql`select sum(taken_minor)::int as minor from earning_holds where washer_id = ${washer.id}`,
  )
  expect([taken, await walletOf()]).toEqual([{ minor: 400 }, 400])
})

it('a photo that no claim uses goes after three days', async () => {
  const { completed, photoOf, claimed } = await claimants(world)
  const orderId = await completed()
  const [unused, used] = [await photoOf(orderId), await claimed(orderId)]
  clock.advance(72 * hourMs + 1)
  await removeUnsentPhotos(world.deps)
  expect(await db.all(sql`select claim_id as id from claim_photos where order_id = ${orderId}`)).toEqual([{ id: used }])
  expect(await db.all(sql`select 1 from claim_photos where id = ${unused}`)).toEqual([])
})

it('what no job finished is finished by the sweep', async () => {
  const { completed, submitted, claimed, customer, washer } = await claimants(world)
  const late = await completed({ missing: 1 })
  const blamed = await claimed(late, { problem: 'lost', retail_value: 20 })
  clock.advance(24 * hourMs)
  const left = await submitted(late, { retail_value: 10 })
  await sweepClaims(world.deps)
  expect(await claimOf(left, customer)).toMatchObject({ state: 'submitted' })
  expect(await claimOf(blamed, washer)).toMatchObject({ held: 16 })
  clock.advance(15 * 60_000 + 1)
  await sweepClaims(world.deps)
  expect(await claimOf(left, customer)).toMatchObject({ state: 'in_review' })
  expect(await claimOf(blamed, washer)).toMatchObject({ held: 0, paid: 16 })
})
