import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { farAwayPlace, startDispatch, type TestOffer } from '../../src/dispatch/builders.ts'
import { runWave } from '../../src/dispatch/use-cases/run-wave.ts'
import { giveUp } from '../../src/orders/use-cases/give-up.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { raceBehind } from '../harness/race-behind.ts'

const api = await startDispatch()
const { db, clock, call, customer, place, runDue, washersAt, offersOf, respond } = api
afterEach(() => db.run(sql`update searches set ended_at = now() where ended_at is null`))
afterAll(api.close)
const { offerMs, giveUpAfterMs } = market.dispatch

interface Search {
  readonly id: OrderId
  readonly offers: readonly [TestOffer, TestOffer]
}

/** The same product, on a clock ahead of the one of the others. */
const ahead = (ms: number) => ({ ...api, clock: { now: () => new Date(clock.now().getTime() + ms) } })

const statusOf = async (answer: Promise<{ readonly status: number }>) => (await answer).status

/** Each gives the status of its answer; a job has none and is done. */
const calls = {
  accept: ({ offers }: Search) => statusOf(respond(offers[0], 'accept')),
  'accept by another': ({ offers }: Search) => statusOf(respond(offers[1], 'accept')),
  skip: ({ offers }: Search) => statusOf(respond(offers[0], 'skip')),
  expire: ({ id }: Search) => runWave(ahead(offerMs), id).then(() => 200),
  cancel: ({ id }: Search) => statusOf(call(customer, 'POST', `/api/orders/${id}/cancel`)),
  release: ({ id, offers }: Search) =>
    statusOf(call({ id: offers[0].washerId }, 'POST', `/api/provider/orders/${id}/release`)),
  'give up': async ({ id }: Search) => {
    const { at } = await db.one<{ at: Date }>(sql`select pending_since as at from orders where id = ${id}`)
    await giveUp(ahead(giveUpAfterMs), { orderId: id, searchStartedAt: at })
    return 200
  },
}
type CallName = keyof typeof calls

const search = async (): Promise<Search> => {
  const here = farAwayPlace()
  await washersAt(here, [0.5, 0.9, 1.3, 1.7, 2.1, 2.5])
  const id = await place(here)
  await runDue()
  return { id, offers: (await offersOf(id)) as unknown as Search['offers'] }
}

/** Order, offers and search are locked: whatever a call needs first, it waits. */
const race = ({ id, ...others }: Search, names: readonly CallName[]) =>
  raceBehind(
    db,
    async (tx) => {
      await tx.run(sql`select from orders where id = ${id} for update`)
      await tx.run(sql`select from searches where order_id = ${id} for update`)
      await tx.run(sql`select from offers where order_id = ${id} for update`)
    },
    () => names.map((name) => calls[name]({ id, ...others })),
  )

/** What everybody sees of the order afterwards; each open offer has to belong to a search that goes on. */
const outcome = async ({ id }: Search) =>
  db.one<{ status: string; hasWasher: boolean; accepted: number; isOfferedInVain: boolean; isLost: boolean }>(sql`
    select o.status, o.washer_id is not null as "hasWasher",
      (select count(*)::int from offers f where f.order_id = o.id and f.state = 'accepted') as accepted,
      o.status <> 'pending' and (s.ended_at is null
        or exists (select from offers f where f.order_id = o.id and f.state = 'open')) as "isOfferedInVain",
      o.status = 'pending' and (s.ended_at is not null or not exists (
        select from jobs.job j where j.state = 'created' and j.name in ('dispatch-run-wave', 'dispatch-begin-search')
          and j.data ->> 'orderId' = o.id::text)) as "isLost"
    from orders o join searches s on s.order_id = o.id where o.id = ${id}`)

const assigned = { status: 'accepted', hasWasher: true, accepted: 1, isOfferedInVain: false, isLost: false }
const pending = { status: 'pending', hasWasher: false, accepted: 0, isOfferedInVain: false, isLost: false }
const cancelled = { status: 'cancelled', hasWasher: false, isOfferedInVain: false, isLost: false }

/** What becomes of the order, by who is first. */
const races: readonly [CallName, CallName, readonly [first: object, second: object]][] = [
  ['accept', 'accept by another', [assigned, assigned]],
  ['accept', 'skip', [assigned, pending]],
  ['accept', 'expire', [assigned, pending]],
  ['accept', 'give up', [assigned, cancelled]],
  ['accept by another', 'skip', [assigned, assigned]],
  ['skip', 'expire', [pending, pending]],
  ['skip', 'cancel', [cancelled, cancelled]],
  ['expire', 'cancel', [cancelled, cancelled]],
  ['cancel', 'give up', [cancelled, cancelled]],
]

describe('at once', () => {
  it.each(races)('%s and %s: one decides, and the other one is refused or changes nothing', async (a, b, ends) => {
    for (const names of [
      [a, b],
      [b, a],
    ] as const) {
      const one = await search()
      for (const status of await race(one, names)) expect(status).toBeOneOf([200, 409])
      const end = await outcome(one)
      expect(
        ends.some((wanted) => Object.entries(wanted).every(([key, value]) => end[key as 'status'] === value)),
      ).toBe(true)
    }
  })

  it('accept and cancel: the customer has the last word, and the Washer is not left with an order', async () => {
    const one = await search()
    const [accepted, gone] = await race(one, ['accept', 'cancel'])
    expect(accepted).toBeOneOf([200, 409])
    expect(gone).toBe(200)
    expect(await outcome(one)).toMatchObject({ status: 'cancelled', isOfferedInVain: false })
  })

  it.each<[CallName]>([['cancel'], ['expire']])(
    'release and %s: the order is searched for or cancelled',
    async (other) => {
      const one = await search()
      await respond(one.offers[0], 'accept')
      const [released] = await race(one, ['release', other])
      expect(released).toBeOneOf([200, 409])
      const end = await outcome(one)
      expect(end).toMatchObject(
        other === 'cancel' ? { status: 'cancelled', isOfferedInVain: false } : { ...pending, accepted: end.accepted },
      )
    },
  )
})
