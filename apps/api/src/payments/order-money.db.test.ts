import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountRef, balanceOf, postTransfer, verifyLedger } from '../ledger/index.ts'
import { type PaymentsWorld, paymentsWorld } from './builders.ts'
import { GatewayFailure } from './payment-gateway.ts'
import { releaseEarning } from './use-cases/release-earning.ts'
import { sweepPayments } from './use-cases/sweep-payments.ts'
import { tellGateway } from './use-cases/tell-gateway.ts'

let world: PaymentsWorld
let unreachable = false
let calls = 0
beforeAll(async () => {
  world = await paymentsWorld((gateway) => ({
    ...gateway,
    authorise: async (request) => {
      calls += 1
      const result = await gateway.authorise(request)
      // The answer is lost on the way, the card was asked all the same.
      if (unreachable) throw new GatewayFailure('time-out')
      return result
    },
  }))
})
afterAll(() => world.close())
beforeEach(() => {
  unreachable = false
})

const userAccount = (userId: number, name: 'wallet' | 'earnings_pending' | 'earnings_available'): AccountRef => ({
  owner: 'user',
  userId,
  name,
})
const held = async (amountMinor = 2_450, options: { card?: string; walletMinor?: number } = {}) => {
  const { db, payments } = world
  const customerId = await world.aPerson()
  const paymentMethodId = await world.aCard(customerId, options.card)
  const orderId = world.anOrderId()
  const walletMinor = options.walletMinor ?? 0
  await db.transaction((tx) =>
    postTransfer(tx, {
      id: randomUUID(),
      kind: 'credit',
      postings: [
        {
          from: { owner: 'platform', name: 'promotions' },
          to: userAccount(customerId, 'wallet'),
          amountMinor: walletMinor,
        },
      ],
    }),
  )
  const attempt = randomUUID()
  await db.transaction((tx) => payments.beginHold(tx, { orderId, customerId, paymentMethodId, amountMinor, attempt }))
  const answer = await payments.authorise(attempt)
  if (answer.ok)
    await db.transaction(async (tx) => {
      if (walletMinor > 0) await payments.useWallet(tx, { orderId, userId: customerId, amountMinor: walletMinor })
      await payments.settleHold(tx, attempt)
    })
  return { orderId, customerId, paymentMethodId, attempt, answer }
}
const intentOf = (key: string, customerId: number) =>
  world.deps.db
    .one<{ id: string }>({
      text: 'select customer_id as id from payment_customers where user_id = $1',
      values: [customerId],
    })
    .then(({ id }) => world.sandbox.find({ customerId: id, key }))
const told = async (attempt: string) => {
  await tellGateway(world.deps, attempt)
  await tellGateway(world.deps, attempt)
}

describe('order money', () => {
  it('goes from hold to earnings and revenue, then free after the claim window', async () => {
    const { db, payments, clock } = world
    const { orderId, customerId, attempt } = await held(2_450)
    const washerId = await world.aPerson()
    await db.transaction((tx) =>
      payments.captureOrder(tx, orderId, { washerId, valueMinor: 2_000, commissionMinor: 300, at: clock.now() }),
    )
    await told(attempt)
    expect(await intentOf(attempt, customerId)).toMatchObject({ status: 'succeeded', capturedMinor: 2_450 })
    expect(await payments.earningsOf(db, washerId)).toEqual({
      availableMinor: 0,
      pendingMinor: 1_700,
      recentChangeMinor: 1_700,
      pendingDeductionsMinor: 0,
    })
    await releaseEarning(world.deps, orderId)
    expect(await balanceOf(db, userAccount(washerId, 'earnings_available'))).toBe(0)
    clock.advance(48 * 3_600_000)
    await Promise.all([releaseEarning(world.deps, orderId), releaseEarning(world.deps, orderId)])
    expect(await payments.earningsOf(db, washerId)).toMatchObject({
      availableMinor: 1_700,
      pendingMinor: 0,
      recentChangeMinor: 1_700,
    })
  })

  it('captures once when two complete at the same moment', async () => {
    const { db, payments, clock } = world
    const { orderId } = await held(1_000)
    const washerId = await world.aPerson()
    const capture = () =>
      db.transaction((tx) =>
        payments.captureOrder(tx, orderId, { washerId, valueMinor: 800, commissionMinor: 120, at: clock.now() }),
      )
    await Promise.allSettled([capture(), capture(), capture()])
    expect(await balanceOf(db, userAccount(washerId, 'earnings_pending'))).toBe(680)
  })

  it('takes a smaller total in part', async () => {
    const { db, payments, clock } = world
    const { orderId, customerId, attempt } = await held(3_000)
    const washerId = await world.aPerson()
    await db.transaction((tx) =>
      payments.captureOrder(tx, orderId, {
        amountMinor: 1_200,
        washerId,
        valueMinor: 1_000,
        commissionMinor: 150,
        at: clock.now(),
      }),
    )
    await told(attempt)
    expect(await intentOf(attempt, customerId)).toMatchObject({ status: 'succeeded', capturedMinor: 1_200 })
  })

  it('gives all back on a cancellation, wallet and card', async () => {
    const { db, payments } = world
    const { orderId, customerId, attempt } = await held(1_500, { walletMinor: 400 })
    expect(await balanceOf(db, userAccount(customerId, 'wallet'))).toBe(0)
    await db.transaction((tx) => payments.releaseHold(tx, orderId, { reason: 'cancelled' }))
    await told(attempt)
    expect(await balanceOf(db, userAccount(customerId, 'wallet'))).toBe(400)
    expect(await intentOf(attempt, customerId)).toMatchObject({ status: 'canceled', capturedMinor: 0 })
  })

  it('keeps the late fee for the Washer, out of the wallet first and then the card', async () => {
    const { db, payments } = world
    const { orderId, customerId, attempt } = await held(1_500, { walletMinor: 100 })
    const feeToWasherId = await world.aPerson()
    await db.transaction((tx) =>
      payments.releaseHold(tx, orderId, { reason: 'cancelled', feeMinor: 300, feeToWasherId }),
    )
    await told(attempt)
    expect(await balanceOf(db, userAccount(feeToWasherId, 'earnings_available'))).toBe(300)
    expect(await intentOf(attempt, customerId)).toMatchObject({ status: 'succeeded', capturedMinor: 200 })
  })

  it('swaps the promise for a new total', async () => {
    const { db, payments, clock } = world
    const { orderId, customerId, paymentMethodId, attempt } = await held(1_000)
    const by = randomUUID()
    await db.transaction((tx) =>
      payments.beginHold(tx, { orderId, customerId, paymentMethodId, amountMinor: 1_800, attempt: by }),
    )
    expect(await payments.authorise(by)).toEqual({ ok: true })
    await db.transaction((tx) => payments.replaceHold(tx, { orderId, by }))
    await told(attempt)
    expect(await intentOf(attempt, customerId)).toMatchObject({ status: 'canceled' })
    const washerId = await world.aPerson()
    await db.transaction((tx) =>
      payments.captureOrder(tx, orderId, { washerId, valueMinor: 1_500, commissionMinor: 225, at: clock.now() }),
    )
    expect(await balanceOf(db, userAccount(washerId, 'earnings_pending'))).toBe(1_275)
  })

  it.each([
    ['4000000000000341', 'card_declined'],
    ['4000003800000446', 'authentication_required'],
  ])('says why the card %s does not pay, the same on a repeat', async (card, code) => {
    const { attempt, answer } = await held(900, { card })
    expect(answer).toMatchObject({ ok: false, code })
    expect(await world.payments.authorise(attempt)).toEqual(answer)
    await expect(world.db.transaction((tx) => world.payments.settleHold(tx, attempt))).rejects.toMatchObject({
      status: 409,
    })
  })

  it('refuses a card that is somebody else’s, removed, or unknown', async () => {
    const [owner, thief] = [await world.aPerson(), await world.aPerson()]
    const card = await world.aCard(owner)
    await world.aCard(thief)
    const attempt = (customerId: number, paymentMethodId: string) =>
      world.db.transaction((tx) =>
        world.payments.beginHold(tx, {
          orderId: world.anOrderId(),
          customerId,
          paymentMethodId,
          amountMinor: 500,
          attempt: randomUUID(),
        }),
      )
    await expect(attempt(thief, card)).rejects.toMatchObject({ status: 422 })
    await expect(attempt(owner, 'pm_none')).rejects.toMatchObject({ status: 422 })
    expect(await world.payments.findCard(world.db, thief, card)).toBeUndefined()
    expect(await world.payments.findCard(world.db, owner, card)).toMatchObject({ last4: '4242', brand: 'visa' })
  })

  it('releases a promise whose order never came, and nothing younger', async () => {
    const { db, payments, clock } = world
    const customerId = await world.aPerson()
    const paymentMethodId = await world.aCard(customerId)
    const begin = async () => {
      const attempt = randomUUID()
      await db.transaction((tx) =>
        payments.beginHold(tx, { orderId: world.anOrderId(), customerId, paymentMethodId, amountMinor: 700, attempt }),
      )
      return attempt
    }
    const [crashed, lost] = [await begin(), await begin()]
    await payments.authorise(crashed)
    unreachable = true
    expect(await payments.authorise(lost)).toMatchObject({ ok: false, code: 'gateway_unavailable' })
    unreachable = false
    await sweepPayments(world.deps)
    expect(await intentOf(crashed, customerId)).toMatchObject({ status: 'requires_capture' })
    clock.advance(121_000)
    const young = await begin()
    await payments.authorise(young)
    await sweepPayments(world.deps)
    expect(await intentOf(crashed, customerId)).toMatchObject({ status: 'canceled' })
    expect(await intentOf(lost, customerId)).toMatchObject({ status: 'canceled' })
    expect(await intentOf(young, customerId)).toMatchObject({ status: 'requires_capture' })
    await expect(db.transaction((tx) => payments.settleHold(tx, crashed))).rejects.toMatchObject({ code: 'hold_lost' })
    await payments.abandonHold(young)
    expect(await intentOf(young, customerId)).toMatchObject({ status: 'canceled' })
  })

  it('asks the card once however often an answered attempt is repeated', async () => {
    const before = calls
    const { attempt } = await held(600)
    await Promise.all([world.payments.authorise(attempt), world.payments.authorise(attempt)])
    expect(calls - before).toBe(1)
  })

  it('places an order in at most six statements of its own', async () => {
    const { db, payments } = world
    const customerId = await world.aPerson()
    const paymentMethodId = await world.aCard(customerId)
    const attempt = randomUUID()
    const before = db.statements()
    await db.transaction((tx) =>
      payments.beginHold(tx, { orderId: world.anOrderId(), customerId, paymentMethodId, amountMinor: 800, attempt }),
    )
    await payments.authorise(attempt)
    await db.transaction((tx) => payments.settleHold(tx, attempt))
    const ofTransactions = 4
    expect(db.statements() - before - ofTransactions).toBeLessThanOrEqual(6)
  })

  it('leaves the books proven', async () => {
    expect(await verifyLedger(world.db)).toMatchObject({ ok: true, problems: [] })
  })
})
