import type { OrderId } from '@washline/contract/ids'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startDoors } from '../../src/doors/builders.ts'
import { pickupLocation } from '../../src/orders/builders.ts'
import { collectDoorFees } from '../../src/payments/use-cases/collect-door-fees.ts'
import { proveBooks } from '../../src/payments/use-cases/prove-books.ts'
import { sql } from '../../src/platform/db/sql.ts'

const doors = await startDoors()
afterAll(doors.close)
const { db, call, clock, customer, accepted, answer, earningsOf } = doors
beforeEach(() => db.run(sql`delete from rate_limits`))

const feeMinor = 300
const place = { ...pickupLocation, address: '14 Jalan Alor', latitude: pickupLocation.latitude + 1_700 / 111_195 }
const declined = await doors.giveCard(customer, '4000000000000341')
/** An order with a fee for another door that the card declines. */
const withFee = async () => {
  const id = await accepted()
  await db.run(sql`update orders set payment_method_id = ${declined} where id = ${id}`)
  expect((await answer(id, { answer: 'moved', place })).status).toBe(200)
  clock.advance(3 * 60_000)
  await doors.sweepPayments()
  return id
}
const alertsOf = (id: OrderId) =>
  db.all<{ kind: string; amountMinor: number; isOpen: boolean }>(sql`
    select a.kind, a.amount_minor as "amountMinor", a.closed_at is null as "isOpen" from payment_alerts a
    join payments p on p.id = a.payment_id where p.order_id = ${id}`)
const asked: OrderId[] = []
doors.events.on('door-fee.declined', async (_, { orderId }) => void asked.push(orderId))
const askedFor = (id: OrderId) => asked.filter((each) => each === id).length
const walletOf = async () => ((await call(customer, 'GET', '/api/wallet')).body.data as { balance: number }).balance
const collect = () => collectDoorFees(doors, customer.id)
const jobs = () =>
  db.one<{ count: number }>(sql`
    select count(*)::int as count from jobs.job
    where name = 'payments-collect-door-fees' and (data ->> 'userId')::bigint = ${customer.id}`)

it('is alerted and asked for once, the Washer has it, and a top-up pays it', async () => {
  const before = await earningsOf('earnings_available')
  const id = await withFee()
  expect((await earningsOf('earnings_available')) - before).toBe(feeMinor)
  expect(await jobs()).toEqual({ count: 1 })
  await Promise.all([collect(), collect()])
  expect(await alertsOf(id)).toEqual([{ kind: 'door_fee_declined', amountMinor: feeMinor, isOpen: true }])
  expect(askedFor(id)).toBe(1)
  const card = await doors.giveCard(customer)
  const topUp = await call(customer, 'POST', '/api/wallet/top-up', { amount_minor: 1_000, payment_method_id: card })
  expect(topUp.status).toBe(200)
  expect(await jobs()).toEqual({ count: 2 })
  const balance = await walletOf()
  await Promise.all([collect(), collect()])
  expect(Math.round((balance - (await walletOf())) * 100)).toBe(feeMinor)
  expect(await alertsOf(id)).toMatchObject([{ isOpen: false }])
  expect(askedFor(id)).toBe(1)
})

it('is taken from a wallet that covers it, and nobody is asked', async () => {
  const id = await withFee()
  const balance = await walletOf()
  await collect()
  expect(Math.round((balance - (await walletOf())) * 100)).toBe(feeMinor)
  expect([await alertsOf(id), askedFor(id)]).toEqual([[], 0])
})

it('leaves books that can be proven', async () => {
  const proof = await proveBooks({ ...doors, bookChecks: [] }, { triggeredBy: 'command', whole: true })
  expect(proof.findings).toEqual([])
})
