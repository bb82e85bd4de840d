import type { OrderId } from '@washline/contract/ids'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { advanceRescue } from '../../src/orders/use-cases/advance-rescue.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { raceBehind } from '../harness/race-behind.ts'
import { startRescueMarket } from './rescue-market.ts'

let world: Awaited<ReturnType<typeof startRescueMarket>>
beforeAll(async () => {
  world = await startRescueMarket()
})
beforeEach(() => world.clear())
afterAll(() => world.close())

/** The job of the present state, as the one whose time is over. */
async function expire(id: OrderId): Promise<undefined> {
  const { dueAt } = await world.db.one<{ dueAt: Date }>(
    sql`select due_at as "dueAt" from rescues where order_id = ${id} and closed_at is null`,
  )
  await advanceRescue(world.dispatch, { orderId: id, dueAt })
}

const calls = {
  accept: (id: OrderId) => world.call(world.second, 'POST', '/api/provider/notifications/respond', bodies.get(id)),
  'stand down': (id: OrderId) => world.call(world.giver, 'POST', `/api/orders/${id}/rescue/stand-down`),
  'take over': (id: OrderId) => world.takeOver(world.second, id),
  withdraw: (id: OrderId) => world.call(world.second, 'DELETE', `/api/orders/${id}/takeover`),
  wash: (id: OrderId) => world.move(world.giver, id, 'in_progress'),
  expire,
}
type CallName = keyof typeof calls
const bodies = new Map<OrderId, object>()

/** Whether others are only asked, or one of them has accepted and is on the way. */
async function rescueIn(state: 'searching' | 'meeting'): Promise<OrderId> {
  await world.clear()
  const id = await world.pickedUp()
  await world.ask(id)
  await world.search(id)
  const [{ notification_id }] = await world.offersOf(world.second)
  bodies.set(id, { notification_id, response: 'accept' })
  if (state === 'meeting') await world.must(calls.accept(id))
  return id
}

const outcome = async (id: OrderId) => {
  const row = await world.db.one<{
    state: string
    isSeconds: boolean
    handovers: number
    open: number
    live: boolean
  }>(sql`
    select r.state, o.washer_id = ${world.second.id} as "isSeconds",
      (select count(*)::int from custody_steps c where c.order_id = o.id and c.step = 'handover') as handovers,
      (select count(*)::int from offers f where f.order_id = o.id and f.state = 'open') as open,
      r.state <> 'searching' or s.ended_at is null as live
    from rescues r join orders o on o.id = r.order_id join searches s on s.order_id = o.id
    where o.id = ${id} order by r.id desc limit 1`)
  return { ...row, open: row.state === 'searching' ? 0 : row.open }
}

/** What may become of the rescue, by who is first. */
const races: readonly ['searching' | 'meeting', CallName, CallName, readonly string[]][] = [
  ['searching', 'accept', 'stand down', ['stood_down']],
  ['searching', 'accept', 'expire', ['meeting', 'given_up']],
  ['searching', 'stand down', 'expire', ['stood_down', 'given_up']],
  ['searching', 'accept', 'wash', ['stood_down']],
  ['meeting', 'take over', 'stand down', ['taken_over', 'stood_down']],
  ['meeting', 'take over', 'withdraw', ['taken_over', 'searching']],
  ['meeting', 'take over', 'expire', ['taken_over', 'searching']],
  ['meeting', 'take over', 'wash', ['taken_over', 'stood_down']],
  ['meeting', 'withdraw', 'stand down', ['searching', 'stood_down']],
  ['meeting', 'withdraw', 'expire', ['searching']],
  ['meeting', 'take over', 'take over', ['taken_over']],
]

it.each(races)('%s: %s and %s at once, and the laundry is with one of them', async (state, a, b, ends) => {
  for (const names of [
    [a, b],
    [b, a],
  ] as const) {
    const id = await rescueIn(state)
    const answers = await raceBehind(
      world.db,
      (tx) => tx.run(sql`select from orders where id = ${id} for update`),
      () => names.map((name) => calls[name](id)),
    )
    for (const answer of answers) expect(answer?.status ?? 200).toBeOneOf([200, 404, 409])
    const end = await outcome(id)
    const isOver = end.state === 'taken_over'
    expect(ends).toContain(end.state)
    expect(end).toMatchObject({ isSeconds: isOver, handovers: isOver ? 1 : 0, open: 0, live: true })
  }
})
