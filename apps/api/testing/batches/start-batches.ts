import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { farAwayPlace, north, startDispatch, type TestPlace } from '../../src/dispatch/builders.ts'
import { nextSlot } from '../../src/dispatch/rules/batch-slot.ts'
import { anOrder, type Person } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'

const { capacity, batch } = market.dispatch

type Dispatch = Awaited<ReturnType<typeof startDispatch>>

const timesOf = ({ db, clock, runDue, toCheckAfter }: Dispatch) => ({
  /** Ends everything that a test left open. */
  clear: async () => {
    await db.run(sql`update searches set ended_at = ${clock.now()} where ended_at is null`)
    await db.run(sql`update offers set state = 'ended' where state = 'open'`)
    await db.run(sql`delete from jobs.job where name like 'dispatch-%'`)
    toCheckAfter(10 * batch.everyMs)
  },
  /** Lets the clock run to the next slot and past it. */
  runSlot: async (): Promise<Date> => {
    const slot = nextSlot(clock.now())
    clock.advance(slot.getTime() - clock.now().getTime())
    await runDue()
    return slot
  },
})

/** A market whose searches are decided by batches. */
export async function startBatches() {
  const api = await startDispatch()
  const { db, customer, place, runDue, washersAt, openOf } = api
  const asked = async (orderId: OrderId | undefined) =>
    (await openOf(orderId as OrderId)).map((offer) => offer.washerId)
  const inBatch = async (orderId: OrderId | undefined) =>
    (
      await db.one<{ since: Date | null }>(
        sql`select batch_since as since from searches where order_id = ${orderId ?? 0}`,
      )
    ).since !== null
  const takeInHand = async (washer: Person, orders: number, pickup: TestPlace) => {
    for (let n = 0; n < orders; n += 1)
      await anOrder(db, { washerId: washer.id, customerId: customer.id, status: 'accepted', pickup })
  }
  /**
   * Three orders and more for two Washers who may take `room` more each; the best for the first order alone is the only near one for
   * the second.
   */
  const aScarceStreet = async ({ room = 1, more = [] }: { room?: number; more?: readonly number[] } = {}) => {
    const here = farAwayPlace()
    const at = (km: number): TestPlace => ({ ...here, ...north(here, km) })
    const [middle, south] = (await washersAt(here, [2, -2.6])) as [Person, Person]
    await takeInHand(middle, capacity - room, at(2))
    await takeInHand(south, capacity - room, at(-2.6))
    const first = await place(at(0))
    const second = await place(at(4))
    const far = await place(at(9))
    for (const km of more) await place(at(km))
    await runDue()
    return { here, at, middle, south, first, second, far }
  }
  return { ...api, ...timesOf(api), asked, inBatch, takeInHand, aScarceStreet }
}
export type Batches = Awaited<ReturnType<typeof startBatches>>
