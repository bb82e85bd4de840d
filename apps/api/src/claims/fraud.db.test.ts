import { randomBytes, randomUUID } from 'node:crypto'
import type { ClaimRuleId } from '@washline/contract/claims/rules'
import type { ClaimId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patchworkJpeg } from '../../../../models/scanner/scenes/patchwork-jpeg.ts'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { raceBehind } from '../../testing/harness/race-behind.ts'
import { releaseDueEarnings } from '../earnings/builders.ts'
import { postTransfer } from '../ledger/index.ts'
import { anOrder, pickupLocation } from '../orders/builders.ts'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { photoForm } from '../scanning/builders.ts'
import { claimants, hourMs, startClaims } from './builders.ts'
import { lockBudget } from './store.ts'

const world = await startClaims()
const { db, clock, claimOf } = world
beforeAll(() => openConnections(db, 6))
afterAll(async () => {
  await (await claimants(world)).close()
})

type People = Awaited<ReturnType<typeof claimants>>

/** The state of a claim, and the rules that it fails. */
async function stateOf(id: ClaimId, by: { id: UserId }): Promise<[state: string, failed: ClaimRuleId[]]> {
  const { state, report } = await claimOf(id, by)
  return [state, (report?.checks ?? []).filter(({ result }) => result === 'failed').map(({ rule }) => rule)]
}
const claimed = async (people: People, orderId: OrderId) => stateOf(await people.claimed(orderId), people.customer)
const tip = ({ customer }: People, orderId: OrderId, amount_minor: number) =>
  world.call(customer, 'POST', `/api/orders/${orderId}/tip`, { amount_minor, use_wallet: true })
const signInOnOneDevice = (...people: { id: UserId }[]) =>
  db.run(sql`
    insert into user_devices (user_id, device_hash, first_seen_at, last_seen_at)
    select unnest(${people.map(({ id }) => id)}::bigint[]), ${randomBytes(32)}, ${clock.now()}, ${clock.now()}`)
const creditWallet = (tx: Tx, userId: UserId) =>
  postTransfer(tx, {
    id: randomUUID(),
    kind: 'credit',
    postings: [
      {
        from: { owner: 'platform', name: 'promotions' },
        to: { owner: 'user', userId, name: 'wallet' },
        amountMinor: minor(1),
      },
    ],
    at: clock.now(),
  })
const topUp = ({ customer, card }: People, amount_minor: number) =>
  world.call(customer, 'POST', '/api/wallet/top-up', { amount_minor, payment_method_id: card })

it('a new account with an unrelated photo gets nothing for its first order', async () => {
  const people = await claimants(world, { isNew: true })
  const orderId = await people.completed()
  const { sees } = world.claimScanner
  world.claimScanner.sees = () => []
  const claim = await claimed(people, orderId)
  world.claimScanner.sees = sees
  expect(claim).toEqual(['in_review', ['photos_show_item', 'account_age', 'paid_orders']])
  expect(await people.walletOf()).toBe(0)
})

it('new accounts that share one card get nothing, however many they are', async () => {
  for (const _ of [1, 2]) {
    const people = await claimants(world, { isNew: true })
    expect(await claimed(people, await people.completed())).toEqual(['in_review', ['account_age', 'paid_orders']])
  }
})

it('a refunded order gives no standing, nor does the claimed one', async () => {
  const people = await claimants(world)
  const orderId = await people.completed()
  await db.run(sql`
    insert into payment_refunds (id, order_id, payment_id, card_minor, wallet_minor, reason, created_at)
    select gen_random_uuid(), order_id, id, captured_minor, 0, 'Paid back', ${clock.now()} from payments
    where user_id = ${people.customer.id} and order_id <> ${orderId} limit 1`)
  expect(await claimed(people, orderId)).toEqual(['in_review', ['paid_orders']])
})

it.each([
  ['a card', (people: People) => world.giveCard(people.washer)],
  [
    'a phone number',
    ({ customer, washer }: People) =>
      db.run(sql`
        update users set phone_number = case id when ${customer.id} then '+60 3-5550 9999' else '+60355509999' end
        where id in (${customer.id}, ${washer.id})`),
  ],
  ['a device', ({ customer, washer }: People) => signInOnOneDevice(customer, washer)],
  [
    'a place',
    ({ washer }: People) =>
      db.run(sql`update washers set latitude = 3.1503, longitude = 101.71 where user_id = ${washer.id}`),
  ],
])('a customer and a Washer who share %s get nothing without an operator', async (_, share) => {
  const people = await claimants(world)
  const orderId = await people.completed()
  await share(people)
  expect(await claimed(people, orderId)).toEqual(['in_review', ['not_linked']])
})

it('a customer on a device of an account that was compensated gets nothing without an operator', async () => {
  const [earlier, people] = [await claimants(world), await claimants(world)]
  expect(await claimed(earlier, await earlier.completed())).toEqual(['paid', []])
  await signInOnOneDevice(earlier.customer, people.customer)
  expect(await claimed(people, await people.completed())).toEqual(['in_review', ['not_linked']])
})

it('two claims at once of accounts on one device get no more than one after the other', async () => {
  const both = [await claimants(world), await claimants(world)] as const
  await signInOnOneDevice(both[0].customer, both[1].customer)
  const ids: ClaimId[] = []
  for (const people of both) ids.push(await people.submitted(await people.completed()))
  await raceBehind(db, lockBudget, () => ids.map(world.assess))
  const states = await Promise.all(both.map(({ customer }, index) => stateOf(ids[index] as ClaimId, customer)))
  expect(Object.fromEntries(states)).toEqual({ in_review: ['not_linked'], paid: [] })
})

it('two who deal with each other only get nothing for a second claim', async () => {
  const people = await claimants(world)
  const first = await people.completed()
  expect(await claimed(people, first)).toEqual(['paid', []])
  for (let orders = 0; orders < 8; orders += 1) await people.completed()
  expect(await claimed(people, await people.completed())).toEqual(['in_review', ['not_linked']])
})

it.each([
  ['mirrored', (picture: Sharp) => picture.flop()],
  ['upside down', (picture: Sharp) => picture.rotate(180)],
  ['turned by a quarter', (picture: Sharp) => picture.rotate(90)],
  ['without colours', (picture: Sharp) => picture.greyscale()],
  ['tinted and smaller', (picture: Sharp) => picture.tint({ r: 255, g: 200, b: 160 }).resize(300)],
])('a picture of an earlier claim is rejected %s', async (name, change) => {
  const seed = 9_000 + name.length
  const [earlier, people] = [await claimants(world), await claimants(world)]
  await earlier.claimed(await earlier.completed(), {}, seed)
  const orderId = await people.completed()
  const input = await people.inputOf(orderId)
  const jpeg = await change(sharp(await patchworkJpeg(seed)))
    .jpeg()
    .toBuffer()
  const form = photoForm(jpeg, {}, 'claim.jpg')
  const path = `/api/orders/${orderId}/claim-photos`
  const { body } = await world.send(people.customer, 'POST', path, form.payload, form.headers)
  const submitted = await people.submit({ ...input, photo_ids: [(body.data as { id: number }).id] })
  const { id } = submitted.body.data as { id: ClaimId }
  await world.assess(id)
  expect(await stateOf(id, people.customer)).toEqual(['rejected', ['photos_unused']])
})

it('compensation cannot be tipped within the claim window, other money can', async () => {
  const people = await claimants(world)
  const orderId = await people.completed()
  expect(await claimed(people, orderId)).toEqual(['paid', []])
  expect(await tip(people, orderId, 100)).toMatchObject({ status: 409, body: { code: 'tip_from_compensation' } })
  await topUp(people, 500)
  expect(await tip(people, orderId, 501)).toMatchObject({ status: 409 })
  expect(await tip(people, orderId, 500)).toMatchObject({ status: 200 })
  expect(await people.walletOf()).toBe(4_000)
  clock.advance(market.claims.windowMs)
  expect(await tip(people, orderId, 100)).toMatchObject({ status: 200 })
})

it('two tips at once get no more than the wallet holds beside compensation', async () => {
  const people = await claimants(world)
  const orders = [await people.completed(), await people.completed()] as const
  await people.claimed(orders[0])
  await topUp(people, 500)
  // A credit under way holds each tip up after it has read the wallet, unless one tip waits for the other before that.
  const tips = await raceBehind(
    db,
    (tx) => creditWallet(tx, people.customer.id),
    () => orders.map((orderId) => tip(people, orderId, 400)),
  )
  expect(tips.map(({ status }) => status).sort()).toEqual([200, 409])
})

const fromWallet = { use_wallet: true, payment_method_id: null, total: 0 }
/** What the Washer may cash out, once everything due was released. */
async function cashOf(people: People): Promise<number> {
  await releaseDueEarnings(world.deps)
  return people.earningsOf('earnings_available')
}
/** A customer with compensation of 40.00 in the wallet, and the time at which it was paid. */
async function compensated() {
  const people = await claimants(world)
  await people.claimed(await people.completed())
  expect(await people.walletOf()).toBe(4_000)
  return { people, at: clock.now() }
}
const advanceTo = (at: Date, ms: number) => clock.advance(at.getTime() + ms - clock.now().getTime())

it.each([
  ['whom nothing links', async () => undefined],
  ['who shares a card', async ({ washer }: People) => void (await world.giveCard(washer))],
])('compensation that pays a Washer %s is no cash within the claim window', async (_, share) => {
  const { people, at } = await compensated()
  await share(people)
  clock.advance(hourMs)
  const before = await people.earningsOf('earnings_pending')
  await people.completed({ change: fromWallet })
  expect(await people.earningsOf('earnings_pending')).toBeGreaterThan(before)
  advanceTo(at, market.claims.windowMs - 1)
  expect(await cashOf(people)).toBe(0)
  advanceTo(at, market.claims.windowMs + hourMs)
  expect(await cashOf(people)).toBeGreaterThan(before)
})

it('a late cancellation fee that compensation pays is no cash within the claim window', async () => {
  const { people, at } = await compensated()
  const before = await people.earningsOf('earnings_pending')
  const orderId = await people.accepted(fromWallet)
  clock.advance(market.fees.lateCancelAfterMs + 1)
  expect(await world.call(people.customer, 'POST', `/api/orders/${orderId}/cancel`)).toMatchObject({ status: 200 })
  const fee = market.fees.lateCancelMinor
  expect([await people.earningsOf('earnings_available'), await people.earningsOf('earnings_pending')]).toEqual([
    0,
    before + fee,
  ])
  advanceTo(at, market.claims.windowMs + hourMs)
  expect(await cashOf(people)).toBe(before + fee)
})

it('the part of a late cancellation fee that a card pays is available at once', async () => {
  const people = await claimants(world)
  await people.claimed(await people.completed(), { retail_value_minor: 250 })
  expect(await people.walletOf()).toBe(200)
  const before = await people.earningsOf('earnings_pending')
  const orderId = await people.accepted({ use_wallet: true })
  clock.advance(market.fees.lateCancelAfterMs + 1)
  await world.call(people.customer, 'POST', `/api/orders/${orderId}/cancel`)
  expect([await people.earningsOf('earnings_available'), await people.earningsOf('earnings_pending')]).toEqual([
    market.fees.lateCancelMinor - 200,
    before + 200,
  ])
})

it('compensation does not pass through a third account: its Washer cannot spend the pay before it is available', async () => {
  const { people } = await compensated()
  await people.completed({ change: fromWallet })
  const { washer } = people
  const { id } = await anOrder(db, { customerId: washer.id })
  const order = { order_id: id, pickup_location: pickupLocation, load_type: 'light', ...fromWallet }
  expect(await world.call(washer, 'POST', '/api/orders', order)).toMatchObject({ body: { success: false } })
  expect(await people.earningsOf('earnings_available')).toBe(0)
  expect(await people.earningsOf('earnings_pending')).toBeGreaterThan(0)
})

it('a refund gives a card what it paid, and compensation back to the wallet, where it cannot be tipped', async () => {
  const people = await claimants(world)
  const first = await people.completed()
  await people.claimed(first, { retail_value_minor: 1_000 })
  const orderId = await people.completed({ change: { use_wallet: true } })
  expect(await people.walletOf()).toBe(0)
  const [card] = await people.paymentsOf(orderId)
  const refund = await db.transaction((tx) =>
    world.payments.refundPayment(tx, {
      orderId,
      customerId: people.customer.id,
      amountMinor: undefined,
      reason: 'Paid back in full',
      actorId: null,
      requestKey: undefined,
    }),
  )
  expect(refund).toMatchObject({ cardMinor: card?.capturedMinor, walletMinor: 800 })
  expect(await people.walletOf()).toBe(800)
  expect(await tip(people, first, 100)).toMatchObject({ status: 409, body: { code: 'tip_from_compensation' } })
})

it('two claims at once get no more than the budget, and the operators are alerted once', async () => {
  clock.advance(market.claims.instant.budgetMs + hourMs)
  const spender = await claimants(world)
  const spent = await spender.claimed(await spender.completed(), { retail_value_minor: 1_000 })
  const report = { outcome: 'approve', amountMinor: market.claims.instant.budgetMinor - 5_000 }
  const large = await spender.submitted(await spender.completed(), { retail_value_minor: 1_000 })
  await db.run(sql`
    insert into claim_reports (claim_id, report, made_at)
    values (${large}, ${JSON.stringify(report)}::jsonb, ${clock.now()})`)
  expect((await claimOf(spent, spender.customer)).state).toBe('paid')
  const both = [await claimants(world), await claimants(world)]
  const ids: ClaimId[] = []
  for (const people of both) ids.push(await people.submitted(await people.completed()))
  await Promise.all(ids.map(world.assess))
  const states = await Promise.all(both.map(({ customer }, index) => stateOf(ids[index] as ClaimId, customer)))
  expect(states.map(([state]) => state).sort()).toEqual(['in_review', 'paid'])
  expect(states.flatMap(([, failed]) => failed)).toEqual(['within_budget'])
  const late = await claimants(world)
  expect(await claimed(late, await late.completed())).toEqual(['in_review', ['within_budget']])
  const alerts = await db.all(sql`select kind, amount_minor as "amountMinor" from payment_alerts`)
  expect(alerts).toEqual([{ kind: 'claims_budget_used', amountMinor: 4_000 }])
  clock.advance(market.claims.instant.budgetMs + hourMs)
  const next = await claimants(world)
  expect(await claimed(next, await next.completed())).toEqual(['paid', []])
})
