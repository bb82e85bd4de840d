import { randomUUID } from 'node:crypto'
import { toOrderId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { payStages } from '@washline/contract/orders/stage-pay'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listProofs } from '../ledger/index.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { type PaymentsWorld, paymentsWorld } from './builders.ts'
import { GatewayFailure } from './payment-gateway.ts'
import { proveBooks } from './use-cases/prove-books.ts'
import { syncGateway } from './use-cases/sync-gateway.ts'
import { syncRefund } from './use-cases/sync-refund.ts'
import { topUpWallet } from './use-cases/top-up-wallet.ts'

let world: PaymentsWorld
let owner: Database
let unreachable = false
let asked: Date[] = []
beforeAll(async () => {
  world = await paymentsWorld((gateway) => ({
    ...gateway,
    intents: (begun) => {
      if (unreachable) throw new GatewayFailure('time-out')
      asked.push(begun.from)
      return gateway.intents(begun)
    },
  }))
  owner = openDatabase({ url: world.ownerUrl, maxConnections: 2 })
})
afterAll(async () => {
  await owner.close()
  await world.close()
})
beforeEach(() => {
  unreachable = false
  asked = []
})

const prove = (whole = true) => proveBooks({ ...world.deps, bookChecks: [] }, { triggeredBy: 'command', whole })
const topUp = async (amountMinor: Minor) => {
  const userId = await world.aPerson()
  const cardId = await world.aCard(userId)
  await topUpWallet(world.deps, { userId, amountMinor: minor(amountMinor), cardId, requestKey: randomUUID() })
  return userId
}
const authorized = async (amountMinor = minor(2_000)) => {
  const customerId = await world.aPerson()
  const attempt = randomUUID()
  const orderId = world.anOrderId()
  const paymentMethodId = await world.aCard(customerId)
  const { payments, db } = world
  await db.transaction((tx) =>
    payments.beginAuthorization(tx, {
      orderId: toOrderId(orderId),
      customerId,
      paymentMethodId,
      amountMinor: minor(amountMinor),
      attempt,
    }),
  )
  await payments.authorize(attempt)
  await db.transaction((tx) => payments.settleAuthorization(tx, attempt))
  return { attempt, orderId, customerId }
}

/** Changes the books, runs the proof, and restores them. */
async function foundIn(wrong: () => Promise<unknown>, right: () => Promise<unknown>): Promise<string> {
  await wrong()
  const { ok, findings } = await prove()
  await right()
  expect(ok).toBe(false)
  expect((await prove()).findings).toEqual([])
  return findings.join('\n')
}

describe('the proof of the books', () => {
  it('proves authorizations, captures, releases, charges and open payments, and stores the result', async () => {
    const { payments, db, clock } = world
    const [taken, off] = [await authorized(), await authorized(), await authorized()]
    const washerId = await world.aPerson()
    await db.transaction((tx) =>
      payments.captureOrder(tx, taken.orderId, {
        earners: [{ washerId, stages: payStages }],
        valueMinor: minor(1_600),
        commissionMinor: minor(240),
        at: clock.now(),
      }),
    )
    await db.transaction((tx) => payments.releaseAuthorization(tx, off.orderId, { reason: 'cancelled' }))
    await topUp(minor(700))
    const underWay = await prove()
    await syncGateway(world.deps, taken.attempt)
    await syncGateway(world.deps, off.attempt)
    const proof = await prove()
    expect([underWay.findings, proof.findings]).toEqual([[], []])
    expect(proof).toMatchObject({ ok: true, triggeredBy: 'command', payments: 4, intents: 4, entries: 8 })
    expect(await listProofs(db, { limit: 1 })).toEqual([proof])
  })

  it('proves tips and refunds, open and settled', async () => {
    const { payments, db, clock } = world
    const { orderId, attempt, customerId } = await authorized()
    const washerId = await world.aPerson()
    await db.transaction((tx) =>
      payments.captureOrder(tx, orderId, {
        earners: [{ washerId, stages: payStages }],
        valueMinor: minor(1_600),
        commissionMinor: minor(240),
        at: clock.now(),
      }),
    )
    await syncGateway(world.deps, attempt)
    const cardId = await world.aCard(customerId)
    const of = { orderId, customerId, amountMinor: minor(500), requestKey: undefined }
    const tip = await db.transaction((tx) => payments.beginTip(tx, { ...of, washerId, cardId }))
    expect((await prove()).findings).toEqual([])
    if (tip) await payments.chargeTip(tip)
    const { id } = await db.transaction((tx) =>
      payments.refundPayment(tx, { ...of, reason: 'Came back damp', actorId: null }),
    )
    expect((await prove()).findings).toEqual([])
    await syncRefund(world.deps, id)
    await syncRefund(world.deps, id)
    expect((await prove()).findings).toEqual([])
    const back = () => db.run(sql`update payment_refunds set card_minor = 500 where id = ${id}`)
    expect(
      await foundIn(() => db.run(sql`update payment_refunds set card_minor = 400 where id = ${id}`), back),
    ).toContain(`transfer ${id} (refund) moves 500 by card without a payment`)
  })

  it('asks the gateway only for what has moved since the last good proof', async () => {
    const { clock } = world
    await prove()
    const old = await authorized()
    clock.advance(30 * 24 * 3_600_000)
    await prove()
    clock.advance(5 * 3_600_000)
    asked = []
    const since = (await prove(false)).intentsSince
    expect(since).toEqual(new Date(clock.now().getTime() - 6 * 3_600_000))
    expect(asked).toHaveLength(2)
    await world.db.transaction((tx) => world.payments.releaseAuthorization(tx, old.orderId, { reason: 'cancelled' }))
    await syncGateway(world.deps, old.attempt)
    expect((await prove(false)).intentsSince?.getTime()).toBeLessThan(clock.now().getTime() - 29 * 24 * 3_600_000)
  })

  it('finds a capture at the gateway that the books do not have', async () => {
    const { attempt, customerId } = await authorized(minor(2_000))
    const { id } = await world.db.one<{ id: string }>(sql`select intent_id as id from payments where id = ${attempt}`)
    const undo = () =>
      world.db.run(sql`update sandbox_intents set status = 'requires_capture', captured_minor = 0 where id = ${id}`)
    expect(await foundIn(() => world.sandbox.capture(id, minor(1_500)), undo)).toBe(
      `payment ${attempt} (order of user ${customerId}) is authorized for 2000, but the gateway has succeeded 2000, 1500 captured, 0 refunded`,
    )
  })

  it('finds a refund that only the gateway has', async () => {
    const userId = await topUp(minor(900))
    const { id, intent } = await world.db.one<{ id: string; intent: string }>(
      sql`select id, intent_id as intent from payments where user_id = ${userId}`,
    )
    const key = randomUUID()
    const found = await foundIn(
      () => world.sandbox.refund(intent, { amountMinor: minor(900), key }),
      () => world.db.run(sql`delete from sandbox_refunds where key = ${key}`),
    )
    expect(found).toContain(`payment ${id} (top_up of user ${userId}) was refunded 0`)
  })

  it('finds a charge without a payment, and a payment without an intent', async () => {
    const userId = await topUp(minor(500))
    const key = (await world.db.one<{ id: string }>(sql`select id from payments where user_id = ${userId}`)).id
    const rename = (from: string, to: string) =>
      world.db.run(sql`update sandbox_intents set key = ${to} where key = ${from}`)
    const found = await foundIn(
      () => rename(key, 'elsewhere'),
      () => rename('elsewhere', key),
    )
    expect(found).toMatch(/intent pi_\S+ took 500 at the gateway and is nobody's payment/)
    expect(found).toContain(
      `payment ${key} (top_up of user ${userId}) was charged 500, but the gateway has no intent for it`,
    )
  })

  it('finds a payment whose transfer is in another state', async () => {
    const { attempt } = await authorized(minor(1_200))
    const move = (state: string) => world.db.run(sql`update payments set state = ${state} where id = ${attempt}`)
    expect(
      await foundIn(
        () => move('released'),
        () => move('capturable'),
      ),
    ).toContain(
      `payment ${attempt} (order) is released with 0 of 1200 captured, its transfer is pending with 0 of 1200`,
    )
  })

  it('reports that the gateway could not be reached', async () => {
    unreachable = true
    expect((await prove()).findings).toEqual(['the gateway could not be asked: time-out'])
  })

  it('finds a balance, a reserve and a chain that were changed by hand', async () => {
    const userId = await topUp(minor(300))
    const change = (by: number, column: 'balance' | 'reserved' | 'version') =>
      owner.run({
        text: `update ledger_accounts set ${column} = ${column} + $1 where owner = 'user' and owner_id = $2`,
        values: [by, userId],
      })
    for (const [column, found] of [
      ['balance', 'has a balance of 301, its entries sum to 300'],
      ['reserved', 'reserves 1, its pending transfers ask 0'],
    ] as const)
      expect(
        await foundIn(
          () => change(1, column),
          () => change(-1, column),
        ),
      ).toContain(found)
    const entryOf = sql`account_id = (select id from ledger_accounts where owner = 'user' and owner_id = ${userId})`
    const shift = (by: number) =>
      owner.transaction(async (tx) => {
        await tx.run(sql`set local session_replication_role = replica`)
        await tx.run(sql`
          update ledger_entries set balance_before = balance_before + ${by}, balance_after = balance_after + ${by} where ${entryOf}`)
      })
    expect(
      await foundIn(
        () => shift(7),
        () => shift(-7),
      ),
    ).toMatch(/breaks between versions 0 and 1/)
  })
})
