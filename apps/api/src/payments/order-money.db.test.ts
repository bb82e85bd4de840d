import { randomUUID } from 'node:crypto'
import { toOrderId, type UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { payStages } from '@washline/contract/orders/stage-pay'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AccountRef, balanceOf, postTransfer, verifyLedger } from '../ledger/index.ts'
import { type PaymentsWorld, paymentsWorld } from './builders.ts'
import { GatewayFailure } from './payment-gateway.ts'
import { sweepPayments } from './use-cases/sweep-payments.ts'
import { syncGateway } from './use-cases/sync-gateway.ts'

let world: PaymentsWorld
let unreachable = false
let calls = 0
beforeAll(async () => {
  world = await paymentsWorld((gateway) => ({
    ...gateway,
    authorize: async (request) => {
      calls += 1
      const result = await gateway.authorize(request)
      // The answer is lost; the card vendor received the request.
      if (unreachable) throw new GatewayFailure('time-out')
      return result
    },
  }))
})
afterAll(() => world.close())
beforeEach(() => {
  unreachable = false
})

const userAccount = (userId: UserId, name: 'wallet' | 'earnings_pending' | 'earnings_available'): AccountRef => ({
  owner: 'user',
  userId,
  name,
})
const authorized = async (amountMinor = 2_450, options: { card?: string; walletMinor?: number } = {}) => {
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
          amountMinor: minor(walletMinor),
        },
      ],
    }),
  )
  const attempt = randomUUID()
  await db.transaction((tx) =>
    payments.beginAuthorization(tx, {
      orderId: toOrderId(orderId),
      customerId,
      paymentMethodId,
      amountMinor: minor(amountMinor),
      attempt,
    }),
  )
  const answer = await payments.authorize(attempt)
  if (answer.ok)
    await db.transaction(async (tx) => {
      if (walletMinor > 0)
        await payments.useWallet(tx, {
          orderId: toOrderId(orderId),
          userId: customerId,
          amountMinor: minor(walletMinor),
        })
      await payments.settleAuthorization(tx, attempt)
    })
  return { orderId, customerId, paymentMethodId, attempt, answer }
}
const intentOf = (key: string, customerId: UserId) =>
  world.deps.db
    .one<{ id: string }>({
      text: 'select customer_id as id from payment_customers where user_id = $1',
      values: [customerId],
    })
    .then(({ id }) => world.sandbox.find({ customerId: id, key }))
const syncWithGateway = async (attempt: string) => {
  await syncGateway(world.deps, attempt)
  await syncGateway(world.deps, attempt)
}

describe('order money', () => {
  it('goes from authorization to pending earnings and revenue, and publishes the earning', async () => {
    const { db, payments, clock } = world
    const { orderId, customerId, attempt } = await authorized(2_450)
    const washerId = await world.aPerson()
    const earned: object[] = []
    world.events.on('order.earned', async (_, event) => void (event.orderId === orderId && earned.push(event)))
    await db.transaction((tx) =>
      payments.captureOrder(tx, orderId, {
        earners: [{ washerId, stages: payStages }],
        valueMinor: minor(2_000),
        commissionMinor: minor(300),
        at: clock.now(),
      }),
    )
    await syncWithGateway(attempt)
    expect(await intentOf(attempt, customerId)).toMatchObject({ status: 'succeeded', capturedMinor: 2_450 })
    expect(await payments.earningsOf(db, washerId)).toEqual({
      availableMinor: 0,
      pendingMinor: 1_700,
      recentChangeMinor: 1_700,
      pendingDeductionsMinor: 0,
    })
    expect(earned).toEqual([{ orderId, washerId, valueMinor: 2_000, amountMinor: 1_700, at: clock.now() }])
  })

  it('captures once when two complete at the same moment', async () => {
    const { db, payments, clock } = world
    const { orderId } = await authorized(1_000)
    const washerId = await world.aPerson()
    const capture = () =>
      db.transaction((tx) =>
        payments.captureOrder(tx, orderId, {
          earners: [{ washerId, stages: payStages }],
          valueMinor: minor(800),
          commissionMinor: minor(120),
          at: clock.now(),
        }),
      )
    await Promise.allSettled([capture(), capture(), capture()])
    expect(await balanceOf(db, userAccount(washerId, 'earnings_pending'))).toBe(680)
  })

  it('captures a smaller total in part', async () => {
    const { db, payments, clock } = world
    const { orderId, customerId, attempt } = await authorized(3_000)
    const washerId = await world.aPerson()
    await db.transaction((tx) =>
      payments.captureOrder(tx, orderId, {
        amountMinor: minor(1_200),
        earners: [{ washerId, stages: payStages }],
        valueMinor: minor(1_000),
        commissionMinor: minor(150),
        at: clock.now(),
      }),
    )
    await syncWithGateway(attempt)
    expect(await intentOf(attempt, customerId)).toMatchObject({ status: 'succeeded', capturedMinor: 1_200 })
  })

  it('returns everything on a cancellation, to wallet and card', async () => {
    const { db, payments } = world
    const { orderId, customerId, attempt } = await authorized(1_500, { walletMinor: 400 })
    expect(await balanceOf(db, userAccount(customerId, 'wallet'))).toBe(0)
    await db.transaction((tx) => payments.releaseAuthorization(tx, orderId, { reason: 'cancelled' }))
    await syncWithGateway(attempt)
    expect(await balanceOf(db, userAccount(customerId, 'wallet'))).toBe(400)
    expect(await intentOf(attempt, customerId)).toMatchObject({ status: 'canceled', capturedMinor: 0 })
  })

  it('pays the late fee to the Washer, from the wallet first and then the card', async () => {
    const { db, payments } = world
    const { orderId, customerId, attempt } = await authorized(1_500, { walletMinor: 100 })
    const feeToWasherId = await world.aPerson()
    await db.transaction((tx) =>
      payments.releaseAuthorization(tx, orderId, { reason: 'cancelled', feeMinor: minor(300), feeToWasherId }),
    )
    await syncWithGateway(attempt)
    expect(await balanceOf(db, userAccount(feeToWasherId, 'earnings_available'))).toBe(300)
    expect(await intentOf(attempt, customerId)).toMatchObject({ status: 'succeeded', capturedMinor: 200 })
  })

  it('replaces the authorization for a new total', async () => {
    const { db, payments, clock } = world
    const { orderId, customerId, paymentMethodId, attempt } = await authorized(1_000)
    const by = randomUUID()
    await db.transaction((tx) =>
      payments.beginAuthorization(tx, {
        orderId: toOrderId(orderId),
        customerId,
        paymentMethodId,
        amountMinor: minor(1_800),
        attempt: by,
      }),
    )
    expect(await payments.authorize(by)).toEqual({ ok: true })
    await db.transaction((tx) => payments.replaceAuthorization(tx, { orderId: toOrderId(orderId), by }))
    await syncWithGateway(attempt)
    expect(await intentOf(attempt, customerId)).toMatchObject({ status: 'canceled' })
    const washerId = await world.aPerson()
    await db.transaction((tx) =>
      payments.captureOrder(tx, orderId, {
        earners: [{ washerId, stages: payStages }],
        valueMinor: minor(1_500),
        commissionMinor: minor(225),
        at: clock.now(),
      }),
    )
    expect(await balanceOf(db, userAccount(washerId, 'earnings_pending'))).toBe(1_275)
  })

  it.each([
    ['4000000000000341', 'card_declined'],
    ['4000003800000446', 'authentication_required'],
  ])('answers with the reason why the card %s is declined, also on a repeat', async (card, code) => {
    const { attempt, answer } = await authorized(900, { card })
    expect(answer).toMatchObject({ ok: false, code })
    expect(await world.payments.authorize(attempt)).toEqual(answer)
    await expect(world.db.transaction((tx) => world.payments.settleAuthorization(tx, attempt))).rejects.toMatchObject({
      status: 409,
    })
  })

  it('refuses a card that is somebody else’s, removed, or unknown', async () => {
    const [owner, thief] = [await world.aPerson(), await world.aPerson()]
    const card = await world.aCard(owner)
    await world.aCard(thief)
    const attempt = (customerId: UserId, paymentMethodId: string) =>
      world.db.transaction((tx) =>
        world.payments.beginAuthorization(tx, {
          orderId: world.anOrderId(),
          customerId,
          paymentMethodId,
          amountMinor: minor(500),
          attempt: randomUUID(),
        }),
      )
    await expect(attempt(thief, card)).rejects.toMatchObject({ status: 422 })
    await expect(attempt(owner, 'pm_none')).rejects.toMatchObject({ status: 422 })
    expect(await world.payments.findCard(world.db, thief, card)).toBeUndefined()
    expect(await world.payments.findCard(world.db, owner, card)).toMatchObject({ last4: '4242', brand: 'visa' })
  })

  it('releases an authorization without an order, and nothing younger', async () => {
    const { db, payments, clock } = world
    const customerId = await world.aPerson()
    const paymentMethodId = await world.aCard(customerId)
    const begin = async () => {
      const attempt = randomUUID()
      await db.transaction((tx) =>
        payments.beginAuthorization(tx, {
          orderId: world.anOrderId(),
          customerId,
          paymentMethodId,
          amountMinor: minor(700),
          attempt,
        }),
      )
      return attempt
    }
    const [crashed, lost] = [await begin(), await begin()]
    await payments.authorize(crashed)
    unreachable = true
    expect(await payments.authorize(lost)).toMatchObject({ ok: false, code: 'gateway_unavailable' })
    unreachable = false
    await sweepPayments(world.deps)
    expect(await intentOf(crashed, customerId)).toMatchObject({ status: 'requires_capture' })
    clock.advance(121_000)
    const young = await begin()
    await payments.authorize(young)
    await sweepPayments(world.deps)
    expect(await intentOf(crashed, customerId)).toMatchObject({ status: 'canceled' })
    expect(await intentOf(lost, customerId)).toMatchObject({ status: 'canceled' })
    expect(await intentOf(young, customerId)).toMatchObject({ status: 'requires_capture' })
    await expect(db.transaction((tx) => payments.settleAuthorization(tx, crashed))).rejects.toMatchObject({
      code: 'authorization_lost',
    })
    await payments.abandonAuthorization(young)
    expect(await intentOf(young, customerId)).toMatchObject({ status: 'canceled' })
  })

  it('asks the card once when an answered attempt is repeated', async () => {
    const before = calls
    const { attempt } = await authorized(600)
    await Promise.all([world.payments.authorize(attempt), world.payments.authorize(attempt)])
    expect(calls - before).toBe(1)
  })

  it('places an order in at most six statements of its own', async () => {
    const { db, payments } = world
    const customerId = await world.aPerson()
    const paymentMethodId = await world.aCard(customerId)
    const attempt = randomUUID()
    const order = { orderId: world.anOrderId(), customerId, amountMinor: minor(800) }
    const before = db.statements()
    await db.transaction((tx) => payments.beginAuthorization(tx, { ...order, paymentMethodId, attempt }))
    await payments.authorize(attempt)
    await db.transaction((tx) => payments.settleAuthorization(tx, attempt))
    const ofTransactions = 4
    expect(db.statements() - before - ofTransactions).toBeLessThanOrEqual(6)
  })

  it('leaves the books proven', async () => {
    expect(await verifyLedger(world.db)).toMatchObject({ ok: true, problems: [] })
  })
})
