import type { ConsoleComplaint } from '@washline/contract/complaints/console-endpoints'
import type { Complaint, ComplaintForm } from '@washline/contract/complaints/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { patchworkJpeg } from '../../../../models/scanner/scenes/patchwork-jpeg.ts'
import { claimsModule } from '../claims/module.ts'
import { earningsModule } from '../earnings/module.ts'
import { aCustomer, startOrders, startPlacing } from '../orders/builders.ts'
import type { PaymentGateway } from '../payments/index.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import { photoForm, scriptedScanner } from '../scanning/builders.ts'
import type { ComplaintsDeps } from './deps.ts'
import { complaintsModule } from './module.ts'
import type { RewashEnd } from './use-cases/follow-rewash.ts'
import { followRewash } from './use-cases/follow-rewash.ts'

let seeds = 5_000
const nextSeed = () => {
  seeds += 1
  return seeds
}

/** Starts complaints with orders, earnings and claims, and an operator. Jobs run only when a test calls them. */
export async function startComplaints() {
  let gateway: PaymentGateway | undefined
  let made: ComplaintsDeps | undefined
  const api = await startOrders({
    work: false,
    gateway: (sandbox) => {
      gateway = sandbox
      return sandbox
    },
    modules: (orders) => {
      if (!gateway) throw new Error('earnings need the gateway')
      const { earnings, ...earningsParts } = earningsModule({
        ...orders,
        gateway,
        log: silentLog,
        proveAgain: async () => undefined,
      })
      const { claims, ...claimsParts } = claimsModule({ ...orders, earnings, scanner: scriptedScanner() })
      made = { ...orders, earnings, claims }
      return [earningsParts, claimsParts, complaintsModule(made)]
    },
  })
  if (!made) throw new Error('complaints were not made')
  const operator = await aCustomer(api.db)
  await api.db.run(sql`update users set is_operator = true where id = ${operator.id}`)
  return { ...api, deps: made, operator }
}
type World = Awaited<ReturnType<typeof startComplaints>>

/** A customer and a Washer, with the calls that lead to a complaint about four pairs of jeans. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of the calls that tests make
export async function complainants(world: World) {
  const { call, send, db, deps } = world
  const people = await startPlacing(world)
  const { customer, washer } = people
  const finish = async (orderId: OrderId, by: { id: UserId } = washer) => {
    for (const action of ['picked_up', 'in_progress', 'laundry_complete', 'delivered'])
      await call(by, 'PUT', `/api/provider/orders/${orderId}/status`, { action })
    const { status } = await call(customer, 'PUT', `/api/orders/${orderId}/status`, { status: 'completed' })
    if (status !== 200) throw new Error(`completion answered ${status}`)
    return orderId
  }
  const completed = async (change: object = {}) => finish(await people.accepted(change))
  const formOf = async (orderId: OrderId) =>
    (await call(customer, 'GET', `/api/orders/${orderId}/complaint-form`)).body.data as ComplaintForm
  const photoOf = async (orderId: OrderId, seed = nextSeed(), by: { id: UserId } = customer) => {
    const { payload, headers } = photoForm(await patchworkJpeg(seed), {}, 'collar.jpg')
    return (await send(by, 'POST', `/api/orders/${orderId}/complaint-photos`, payload, headers)).body.data as {
      id: number
    }
  }
  const inputOf = async (orderId: OrderId, change: object = {}) => ({
    order_id: orderId,
    reason: 'not_clean',
    remedy: 'rewash',
    same_washer: true,
    items: [{ item_id: (await formOf(orderId)).items[0]?.item_id, quantity: 2 }],
    photo_ids: [(await photoOf(orderId)).id],
    ...change,
  })
  const complain = async (orderId: OrderId, change: object = {}) =>
    call(customer, 'POST', '/api/complaints', await inputOf(orderId, change))
  const complained = async (orderId: OrderId, change: object = {}): Promise<Complaint> => {
    const { status, body } = await complain(orderId, change)
    if (status !== 200) throw new Error(`a complaint answered ${status} ${JSON.stringify(body)}`)
    return body.data as Complaint
  }
  const complaintOf = async (orderId: OrderId, id: number) => {
    const found = (await formOf(orderId)).complaints.find((one) => one.id === id)
    if (!found) throw new Error(`order ${orderId} has no complaint ${id}`)
    return found
  }
  const rewashOf = ({ rewash_order_id: id }: Complaint): OrderId => {
    if (id === null) throw new Error('no second wash was placed')
    return id
  }
  const ended = (orderId: OrderId, end: RewashEnd) => followRewash(deps, { orderId, end })
  const decide = (id: number, decision: object) =>
    call(world.operator, 'POST', `/api/ops/complaints/${id}/decide`, {
      reason: 'Looked at the photo',
      decisions: 0,
      liable_party: 'market',
      ...decision,
    })
  const waiting = async () =>
    ((await call(world.operator, 'GET', '/api/ops/complaints')).body.data as { complaints: ConsoleComplaint[] })
      .complaints
  /** The balance of a Washer's pay, pending, available and reserved. */
  const payOf = async (id: UserId) => {
    const { rows } = await db.one<{ rows: Record<string, number> }>(sql`
      select coalesce(jsonb_object_agg(name, balance), '{}') as rows from ledger_accounts
      where owner = 'user' and owner_id = ${id} and name like 'earnings%'`)
    return rows
  }
  /** What was paid by a kind of transfer for an order. */
  const paidFrom = async (orderId: OrderId, kind: string) =>
    (
      await db.one<{ sum: number }>(sql`
        select coalesce(sum(p.posted), 0)::int as sum from ledger_transfers t join ledger_postings p on p.transfer_id = t.id
        where t.order_id = ${orderId} and t.kind = ${kind}`)
    ).sum
  /** The windows of the table have passed: a test does not count what others complained about. */
  const passHistory = async () => {
    world.clock.advance(market.complaints.history.windowMs)
    await db.run(sql`delete from rate_limits`)
  }
  return {
    ...people,
    paidFrom,
    passHistory,
    finish,
    completed,
    formOf,
    photoOf,
    inputOf,
    complain,
    complained,
    complaintOf,
    rewashOf,
    ended,
    decide,
    waiting,
    payOf,
  }
}
