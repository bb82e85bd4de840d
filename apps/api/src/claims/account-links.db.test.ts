import { createHash } from 'node:crypto'
import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type OrderStatus, orderProcess } from '@washline/contract/orders/process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Random, seededRandom } from '../../../../tools/random/seeded-random.ts'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { raceBehind } from '../../testing/harness/race-behind.ts'
import { testDatabase } from '../../testing/harness/test-database.ts'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { openDatabase } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import { accountLinks } from './queries/account-links.ts'
import { dealsMutually } from './rules/judge-standing.ts'

const database = await testDatabase()
const db = openDatabase({ url: database.url })
beforeAll(() => openConnections(db, 4))
afterAll(async () => {
  await db.close()
  await database.drop()
})

const { linkMeters } = market.claims.instant
const completed = orderProcess.complete.to
const at = new Date('2026-11-20T10:00:00Z')

type Line = `${number} ${number} ${string}`
const lineOf = (link: { one: UserId; other: UserId; reason: string }): Line =>
  `${link.one} ${link.other} ${link.reason}`
const stored = async () => (await accountLinks(db)).links.map(lineOf).sort()

/** Every account compared with every other one, from the tables in which what they have in common is. */
async function compared(): Promise<Line[]> {
  const shared = await db.all<{ one: UserId; other: UserId; reason: string }>(sql`
    select c.user_id as one, w.user_id as other, 'card' as reason
    from user_cards c join user_cards w using (brand, last4, exp_month, exp_year) where c.user_id < w.user_id
    union select c.id, w.id, 'phone' from accounts c join accounts w on c.phone_number ~ '[0-9]'
      and regexp_replace(c.phone_number, '[^0-9]', '', 'g') = regexp_replace(w.phone_number, '[^0-9]', '', 'g') where c.id < w.id
    union select c.user_id, w.user_id, 'device' from person_devices c join person_devices w using (device_hash) where c.user_id < w.user_id
    union select o.customer_id, w.user_id, 'place' from orders o join washer_profiles w on w.user_id = o.washer_id
      where great_circle_m(o.pickup_latitude, o.pickup_longitude, w.latitude, w.longitude) <= ${linkMeters}`)
  const dealings = await db.all<Parameters<typeof dealsMutually>[0] & { one: UserId; other: UserId }>(sql`
    select p.customer_id as one, p.washer_id as other, p.claims as "paidClaims", d.orders, d.with_washer as "withWasher"
    from (
      select customer_id, washer_id, count(*)::int as claims from claims where paid_minor > 0 group by customer_id, washer_id
    ) p cross join lateral (
      select count(*)::int as orders, count(*) filter (where o.washer_id = p.washer_id)::int as with_washer
      from orders o where o.customer_id = p.customer_id and o.status = ${completed}
    ) d`)
  const mutual = dealings.filter((each) => dealsMutually(each, market)).map((each) => ({ ...each, reason: 'mutual' }))
  return [...shared, ...mutual].map(lineOf).sort()
}

const place = { address: '1 Elm Row', latitude: 3.2, longitude: 101.8 }
const north = (metres: number) => ({ ...place, latitude: place.latitude + metres / 111_195 })
const givePhone = (q: Queryable, id: UserId, number: string) =>
  q.run(sql`update users set phone_number = ${number} where id = ${id}`)
const hashOf = (device: string) => createHash('sha256').update(device).digest()
const signIn = (q: Queryable, id: UserId, device: string) =>
  q.run(sql`
    insert into user_devices (user_id, device_hash, first_seen_at, last_seen_at) values (${id}, ${hashOf(device)}, ${at}, ${at})
    on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at`)
const forgetDevice = (q: Queryable, id: UserId, device: string) =>
  q.run(sql`delete from user_devices where user_id = ${id} and device_hash = ${hashOf(device)}`)
const addCard = async (q: Queryable, id: UserId, last4: string, expYear: number) => {
  await q.run(sql`
    insert into payment_customers (user_id, gateway, customer_id) values (${id}, 'sandbox', ${`cus_${id}`}) on conflict do nothing`)
  await q.run(sql`
    insert into payment_cards (id, customer_id, brand, last4, exp_month, exp_year, seen_at)
    values (${`pm_${id}_${last4}`}, ${`cus_${id}`}, 'visa', ${last4}, 4, ${expYear}, ${at})
    on conflict (id) do update set exp_year = excluded.exp_year`)
}
const move = (q: Queryable, id: UserId, { latitude, longitude }: Omit<typeof place, 'address'>) =>
  q.run(sql`update washers set latitude = ${latitude}, longitude = ${longitude} where user_id = ${id}`)
const claim = (q: Queryable, order: { id: OrderId; customerId: UserId; washerId: UserId | null }, paidMinor: number) =>
  q.run(sql`
    insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, amount_minor, paid_minor, decided_by,
      reply_until, submitted_at, decision_due_at, last_due_at, decided_at, paid_at)
    values (${order.id}, ${order.customerId}, ${order.washerId}, ${paidMinor > 0 ? 'paid' : 'rejected'}, 'Torn', 500, ${paidMinor}, ${paidMinor},
      'rules', ${at}, ${at}, ${at}, ${at}, ${at}, ${paidMinor > 0 ? at : null})`)
const complete = (q: Queryable, id: OrderId) =>
  q.run(sql`update orders set status = ${completed}, completed_at = ${at} where id = ${id}`)
const accept = (q: Queryable, id: OrderId, washerId: UserId) =>
  q.run(sql`
    update orders set status = ${orderProcess.accept.to}, washer_id = ${washerId}, accepted_at = ${at} where id = ${id}`)
const give = (q: Queryable, id: OrderId, washerId: UserId) =>
  q.run(sql`update orders set washer_id = ${washerId} where id = ${id}`)

/** A made market in which everything that links accounts comes, changes and goes. */
async function liveMarket(random: Random, steps: number, compare: () => Promise<void>): Promise<void> {
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
  const washers = [await aWasher(db), await aWasher(db, north(0)), await aWasher(db, north(300))].map(({ id }) => id)
  const customers = [await aCustomer(db), await aCustomer(db), await aCustomer(db), await aCustomer(db)].map(
    ({ id }) => id,
  )
  const people = [...customers, ...washers]
  const placed: { id: OrderId; customerId: UserId; washerId: UserId | null }[] = []
  const usual = (id: UserId) => washers[customers.indexOf(id) % washers.length] as UserId
  const anywhere = () => one([north(0), north(linkMeters - 1), north(linkMeters + 1), north(299)])
  const changes: (() => Promise<unknown>)[] = [
    () => givePhone(db, one(people), one(['+60 3-5550 1', '+603 55501', '+60 3-5550 2', '', 'none'])),
    () => signIn(db, one(people), one(['phone', 'tablet'])),
    () => forgetDevice(db, one(people), one(['phone', 'tablet'])),
    () => addCard(db, one(people), one(['4242', '1111']), one([2030, 2031])),
    () => move(db, one(washers), anywhere()),
    async () => {
      const customerId = one(customers)
      // Nearly all of a customer's orders go to one Washer.
      const washerId = random() < 0.9 ? usual(customerId) : one(washers)
      placed.push(
        await anOrder(db, { status: one(['accepted', completed]), washerId, customerId, pickup: anywhere(), at }),
      )
    },
    () => complete(db, one(placed).id),
    () => give(db, one(placed.slice(0, 3)).id, one(washers)),
    () => db.run(sql`update orders set pickup_latitude = ${anywhere().latitude} where id = ${one(placed).id}`),
    () => claim(db, one(placed), one([0, 500])),
    () =>
      db.run(sql`
      update claims set state = 'paid', amount_minor = 700, paid_minor = 700, paid_at = ${at} where order_id = ${one(placed).id}`),
    () => db.run(sql`delete from claims where order_id = ${one(placed.slice(0, 3)).id}`),
  ]
  for (const customerId of customers)
    placed.push(await anOrder(db, { status: completed, washerId: usual(customerId), customerId, at }))
  for (let step = 0; step < steps; step += 1) {
    await one(changes)()
    await compare()
  }
}

it.each([1, 2, 3])('stores what a comparison of all accounts would find, after every change: seed %i', async (seed) => {
  const seen = new Set<string>()
  await liveMarket(seededRandom(seed), 150, async () => {
    const links = await compared()
    expect(await stored()).toEqual(links)
    for (const line of links) seen.add(line.split(' ')[2] ?? '')
  })
  expect([...seen].sort()).toEqual(['card', 'device', 'mutual', 'phone', 'place'])
})

type Pair = readonly [UserId, UserId]
const aPair = async (): Promise<Pair> => [(await aCustomer(db)).id, (await aWasher(db, north(0))).id]
const orderOf = ([customerId, washerId]: Pair, status: OrderStatus = completed) =>
  anOrder(db, { status, customerId, washerId, pickup: north(300), at })

// What happens in a transaction that has not ended, and beside it; then whether the two are linked.
it.each<
  [
    string,
    (pair: Pair) => Promise<{ first: (q: Queryable) => Promise<unknown>; second: () => Promise<unknown> }>,
    string[],
  ]
>([
  [
    'both get one phone number',
    async ([a, b]) => ({ first: (q) => givePhone(q, a, '+60 3-1'), second: () => givePhone(db, b, '+603 1') }),
    ['phone'],
  ],
  [
    'one gets the number that the other gives up',
    async ([a, b]) => {
      await givePhone(db, a, '+60 3-2')
      return { first: (q) => givePhone(q, a, ''), second: () => givePhone(db, b, '+60 3-2') }
    },
    [],
  ],
  [
    'both sign in on one device',
    async ([a, b]) => ({ first: (q) => signIn(q, a, 'new'), second: () => signIn(db, b, 'new') }),
    ['device'],
  ],
  [
    'both save one card',
    async ([a, b]) => ({ first: (q) => addCard(q, a, '9999', 2040), second: () => addCard(db, b, '9999', 2040) }),
    ['card'],
  ],
  [
    'a Washer moves to the pickup of an order that they accept',
    async (pair) => {
      const { id } = await orderOf(pair, 'pending')
      return { first: (q) => move(q, pair[1], north(300)), second: () => accept(db, id, pair[1]) }
    },
    ['place'],
  ],
  [
    'a Washer accepts an order at a place that they leave',
    async (pair) => {
      const { id } = await orderOf(pair, 'pending')
      await move(db, pair[1], north(300))
      return { first: (q) => accept(q, id, pair[1]), second: () => move(db, pair[1], north(0)) }
    },
    [],
  ],
  [
    'the third order completes while the first claim is paid',
    async (pair) => {
      const [paid] = [await orderOf(pair), await orderOf(pair)]
      const { id } = await orderOf(pair, 'delivered')
      return { first: (q) => complete(q, id), second: () => claim(db, paid, 500) }
    },
    ['mutual'],
  ],
])('at once, %s', async (_, prepare, reasons) => {
  const pair = await aPair()
  const { first, second } = await prepare(pair)
  await raceBehind(db, first, () => [second()])
  const { links } = await accountLinks(db)
  const between = links.filter(({ one, other }) => pair.includes(one) && pair.includes(other))
  expect(between.map(({ reason }) => reason)).toEqual(reasons)
  expect(await stored()).toEqual(await compared())
})

it('stores nothing of what was rolled back', async () => {
  const before = await stored()
  const [a, b] = await aPair()
  await givePhone(db, a, '+60 3-3')
  const failing = db.transaction(async (tx) => {
    await givePhone(tx, b, '+60 3-3')
    throw new Error('crashed')
  })
  await expect(failing).rejects.toThrow('crashed')
  expect(await stored()).toEqual(before)
})

it('fills what was added without triggers, as the first start of this version does', async () => {
  const links = await compared()
  expect(links.length).toBeGreaterThan(10)
  const owner = openDatabase({ url: database.ownerUrl })
  await owner.run(sql`truncate shared_marks, pickups_at_washers, paid_dealings`)
  expect(await stored()).toEqual([])
  await owner.run(sql`select compare_all_accounts()`)
  await owner.close()
  expect(await stored()).toEqual(links)
})

it('is written by triggers alone', async () => {
  const { id } = await aCustomer(db)
  const writing = db.run(sql`insert into shared_marks (kind, mark, user_id) values ('device', ${hashOf('x')}, ${id})`)
  await expect(writing).rejects.toThrow('permission denied')
})
