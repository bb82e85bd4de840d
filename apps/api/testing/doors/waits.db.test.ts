import { type OrderId, toDoorCaseId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { liveMarket } from '../../src/console/queues/queries/live.ts'
import { startDoors } from '../../src/doors/builders.ts'
import { workInHand } from '../../src/orders/index.ts'
import { checkPromise } from '../../src/orders/use-cases/check-promise.ts'
import { reportDelays } from '../../src/orders/use-cases/report-delays.ts'
import { sql } from '../../src/platform/db/sql.ts'

const doors = await startDoors()
afterAll(doors.close)
const { db, clock, washer, accepted, returning, standAt, open, caseOf, decide, viewOf } = doors
beforeEach(() => db.run(sql`delete from rate_limits`))

const minute = 60_000
const report = (orderId: OrderId) => reportDelays(doors, { orderId, dueAt: clock.now() })
const lateEventsOf = (id: OrderId) =>
  doors.published.flatMap(([name, event]) =>
    (name === 'order.delayed' || name === 'order.at-risk') && event.orderId === id ? [name] : [],
  )

it('at the pickup are the customer’s: promise, route and console show no delay, and nobody is alerted', async () => {
  const id = await accepted()
  clock.advance(12 * minute)
  await standAt()
  await open(id, 'absent')
  clock.advance(20 * minute)
  await checkPromise(doors, { orderId: id, checkAt: undefined })
  await report(id)
  expect((await viewOf(id)).promise?.next).toMatchObject({ what: 'pickUp', by: 'customer' })
  const work = (await workInHand(db, [washer.id], clock.now())).get(washer.id)
  expect(work?.orders.find(({ orderId }) => orderId === id)?.arrivedAt).toBeInstanceOf(Date)
  const [live] = (await liveMarket(db, clock.now())).filter((order) => order.id === id)
  expect(live?.risk).toBe('none')
  expect(lateEventsOf(id)).toEqual([])
})

it('without the proofs are the Washer’s after all', async () => {
  const id = await accepted()
  await standAt()
  await open(id, 'absent')
  clock.advance(market.door.longestMs)
  await standAt(2_000)
  await decide(toDoorCaseId((await caseOf(id)).id))
  expect(await caseOf(id)).toMatchObject({ outcome: 'unproven' })
  const jobs = await db.all<{ dueAt: string }>(sql`
    select data ->> 'dueAt' as "dueAt" from jobs.job
    where name = 'orders-report-delays' and (data ->> 'orderId')::bigint = ${id}`)
  expect(jobs.map(({ dueAt }) => dueAt)).toContain(clock.now().toISOString())
  await report(id)
  expect(lateEventsOf(id)).toEqual(['order.delayed'])
})

it('at the return that begin before the promise ends have kept it', async () => {
  const id = await returning()
  const { picked_up_at } = await viewOf(id)
  const promiseEnds = Date.parse(picked_up_at ?? '') + market.promise.durationS * 1_000
  clock.advance(promiseEnds - minute - clock.now().getTime())
  await standAt()
  await open(id, 'absent')
  clock.advance(5 * minute)
  await report(id)
  expect(lateEventsOf(id)).toEqual([])
  expect((await viewOf(id)).promise?.risk).toBe(0)
  await doors.walk(id, 'delivered')
  expect((await viewOf(id)).promise_kept).toBe(true)
})
