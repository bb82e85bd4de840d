import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listProofs } from '../ledger/index.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { type PaymentsWorld, paymentsWorld } from './builders.ts'
import { GatewayFailure } from './payment-gateway.ts'
import { proveBooks } from './use-cases/prove-books.ts'
import { tellGateway } from './use-cases/tell-gateway.ts'
import { tellRefund } from './use-cases/tell-refund.ts'
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

const prove = (whole = true) => proveBooks({ ...world.deps, bookChecks: [] }, { cause: 'command', whole })
const topUp = async (amountMinor: number) => {
  const userId = await world.aPerson()
  const cardId = await world.aCard(userId)
  await topUpWallet(world.deps, { userId, amountMinor, cardId, requestKey: randomUUID() })
  return userId
}
const hold = async (amountMinor = 2_000) => {
  const customerId = await world.aPerson()
  const attempt = randomUUID()
  const orderId = world.anOrderId()
  const paymentMethodId = await world.aCard(customerId)
  const { payments, db } = world
  await db.transaction((tx) => payments.beginHold(tx, { orderId, customerId, paymentMethodId, amountMinor, attempt }))
  await payments.authorise(attempt)
  await db.transaction((tx) => payments.settleHold(tx, attempt))
  return { attempt, orderId, customerId }
}

/** Tampers, sees what the proof says of it, and puts it right again. */
async function foundIn(wrong: () => Promise<unknown>, right: () => Promise<unknown>): Promise<string> {
  await wrong()
  const { ok, findings } = await prove()
  await right()
  expect(ok).toBe(false)
  expect((await prove()).findings).toEqual([])
  return findings.join('\n')
}

describe('the proof of the books', () => {
  it('proves holds, captures, releases, charges and what is under way, and keeps what it found', async () => {
    const { payments, db, clock } = world
    const [taken, off] = [await hold(), await hold(), await hold()]
    const washerId = await world.aPerson()
    await db.transaction((tx) =>
      payments.captureOrder(tx, taken.orderId, { washerId, valueMinor: 1_600, commissionMinor: 240, at: clock.now() }),
    )
    await db.transaction((tx) => payments.releaseHold(tx, off.orderId, { reason: 'cancelled' }))
    await topUp(700)
    const underWay = await prove()
    await tellGateway(world.deps, taken.attempt)
    await tellGateway(world.deps, off.attempt)
    const proof = await prove()
    expect([underWay.findings, proof.findings]).toEqual([[], []])
    expect(proof).toMatchObject({ ok: true, cause: 'command', payments: 4, intents: 4, entries: 8 })
    expect(await listProofs(db, { limit: 1 })).toEqual([proof])
  })

  it('proves tips and refunds, on their way and there', async () => {
    const { payments, db, clock } = world
    const { orderId, attempt, customerId } = await hold()
    const washerId = await world.aPerson()
    await db.transaction((tx) =>
      payments.captureOrder(tx, orderId, { washerId, valueMinor: 1_600, commissionMinor: 240, at: clock.now() }),
    )
    await tellGateway(world.deps, attempt)
    const cardId = await world.aCard(customerId)
    const of = { orderId, customerId, amountMinor: 500, requestKey: undefined }
    const tip = await db.transaction((tx) => payments.beginTip(tx, { ...of, washerId, cardId }))
    expect((await prove()).findings).toEqual([])
    if (tip) await payments.chargeTip(tip)
    const { id } = await db.transaction((tx) =>
      payments.refundPayment(tx, { ...of, reason: 'Came back damp', actorId: null }),
    )
    expect((await prove()).findings).toEqual([])
    await tellRefund(world.deps, id)
    await tellRefund(world.deps, id)
    expect((await prove()).findings).toEqual([])
    const back = () => db.run(sql`update payment_refunds set card_minor = 500 where id = ${id}`)
    expect(
      await foundIn(() => db.run(sql`update payment_refunds set card_minor = 400 where id = ${id}`), back),
    ).toContain(`transfer ${id} (refund) moves 500 by card without a payment`)
  })

  it('asks the gateway only for what has moved since the last good proof', async () => {
    const { clock } = world
    await prove()
    const old = await hold()
    clock.advance(30 * 24 * 3_600_000)
    await prove()
    clock.advance(5 * 3_600_000)
    asked = []
    const since = (await prove(false)).intentsSince
    expect(since).toEqual(new Date(clock.now().getTime() - 6 * 3_600_000))
    expect(asked).toHaveLength(2)
    await world.db.transaction((tx) => world.payments.releaseHold(tx, old.orderId, { reason: 'cancelled' }))
    await tellGateway(world.deps, old.attempt)
    expect((await prove(false)).intentsSince?.getTime()).toBeLessThan(clock.now().getTime() - 29 * 24 * 3_600_000)
  })

  it('finds what the gateway took and the books have not', async () => {
    const { attempt, customerId } = await hold(2_000)
    const { id } = await world.db.one<{ id: string }>(sql`select intent_id as id from payments where id = ${attempt}`)
    const undo = () =>
      world.db.run(sql`update sandbox_intents set status = 'requires_capture', captured_minor = 0 where id = ${id}`)
    expect(await foundIn(() => world.sandbox.capture(id, 1_500), undo)).toBe(
      `payment ${attempt} (order of user ${customerId}) holds 2000, but the gateway has succeeded 2000, 1500 taken, 0 given back`,
    )
  })

  it('finds what was given back at the gateway alone', async () => {
    const userId = await topUp(900)
    const { id, intent } = await world.db.one<{ id: string; intent: string }>(
      sql`select id, intent_id as intent from payments where user_id = ${userId}`,
    )
    const key = randomUUID()
    const said = await foundIn(
      () => world.sandbox.refund(intent, { amountMinor: 900, key }),
      () => world.db.run(sql`delete from sandbox_refunds where key = ${key}`),
    )
    expect(said).toContain(`payment ${id} (top_up of user ${userId}) had 0 given back`)
  })

  it('finds a charge that is nobody’s payment, and a payment that the gateway does not know', async () => {
    const userId = await topUp(500)
    const key = (await world.db.one<{ id: string }>(sql`select id from payments where user_id = ${userId}`)).id
    const rename = (from: string, to: string) =>
      world.db.run(sql`update sandbox_intents set key = ${to} where key = ${from}`)
    const said = await foundIn(
      () => rename(key, 'elsewhere'),
      () => rename('elsewhere', key),
    )
    expect(said).toMatch(/intent pi_\S+ took 500 at the gateway and is nobody's payment/)
    expect(said).toContain(
      `payment ${key} (top_up of user ${userId}) was charged 500, but the gateway knows nothing of it`,
    )
  })

  it('finds a payment whose transfer says something else', async () => {
    const { attempt } = await hold(1_200)
    const move = (state: string) => world.db.run(sql`update payments set state = ${state} where id = ${attempt}`)
    expect(
      await foundIn(
        () => move('released'),
        () => move('held'),
      ),
    ).toContain(`payment ${attempt} (order) is released with 0 of 1200 taken, its transfer is pending with 0 of 1200`)
  })

  it('says that it could not ask the gateway', async () => {
    unreachable = true
    expect((await prove()).findings).toEqual(['the gateway could not be asked: time-out'])
  })

  it('finds a balance, a reserve and a chain that were changed behind its back', async () => {
    const userId = await topUp(300)
    const change = (by: number, column: 'balance' | 'reserved' | 'version') =>
      owner.run({
        text: `update ledger_accounts set ${column} = ${column} + $1 where owner = 'user' and owner_id = $2`,
        values: [by, userId],
      })
    for (const [column, said] of [
      ['balance', 'holds 301, its entries sum to 300'],
      ['reserved', 'reserves 1, its pending transfers ask 0'],
    ] as const)
      expect(
        await foundIn(
          () => change(1, column),
          () => change(-1, column),
        ),
      ).toContain(said)
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
