import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { noteClaim, noteGift, noteRefunded, refundableOf } from '../account-book.ts'
import { type DeedKind, personOf, pick } from '../deed.ts'

const which = fc.nat({ max: 9 })

export const refundOrder: DeedKind<{ which: number; percent: number; twice: boolean }> = {
  weight: 2,
  arbitrary: fc.record({ which, percent: fc.integer({ min: 1, max: 100 }), twice: fc.boolean() }),
  tell: ({ percent, twice }) =>
    `An operator gives back ${percent} % of an order that has ended${twice ? ', tapping twice' : ''}`,
  play: async (scene, { which: index, percent, twice }) => {
    const order = pick(scene, index, 'completed', 'cancelled')
    const amountMinor = order ? Math.ceil((refundableOf(order) * percent) / 100) : 0
    if (!order || amountMinor === 0) return
    const { db, payments } = scene.world.api
    const customerId = personOf(scene, order.customer).id
    const requestKey = randomUUID()
    const wish = { orderId: order.id, customerId, amountMinor, reason: 'Sorry', actorId: null, requestKey }
    const refund = () => db.transaction((tx) => payments.refundPayment(tx, wish))
    await refund()
    if (twice) await refund()
    noteRefunded(scene.book, order, amountMinor)
  },
}

export const giveCredit: DeedKind<{ who: 0 | 1; amountMinor: number; twice: boolean }> = {
  weight: 1,
  arbitrary: fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    amountMinor: fc.integer({ min: 1, max: 2_000 }),
    twice: fc.boolean(),
  }),
  tell: ({ who, amountMinor, twice }) =>
    `The platform gives ${who === 0 ? 'Ana' : 'Ben'} ${amountMinor}${twice ? ', and says so twice' : ''}`,
  play: async (scene, { who, amountMinor, twice }) => {
    const { db, payments } = scene.world.api
    const credit = {
      userId: personOf(scene, who).id,
      orderId: null,
      kind: 'credit' as const,
      amountMinor,
      reason: 'Thank you',
      actorId: null,
      requestKey: randomUUID(),
    }
    const give = () => db.transaction((tx) => payments.creditWallet(tx, credit))
    await give()
    if (twice) await give()
    noteGift(scene.book, who, amountMinor)
  },
}

interface Claim {
  readonly which: number
  readonly askedMinor: number
  readonly percent: number
  readonly hours: number
}

export const decideClaim: DeedKind<Claim> = {
  weight: 2,
  arbitrary: fc.record({
    which,
    askedMinor: fc.integer({ min: 1, max: 4_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
    hours: fc.constantFrom(0, 49),
  }),
  tell: ({ askedMinor, percent, hours }) =>
    `A claim on a completed order holds up to ${askedMinor} of the Washer's pay; ` +
    `${hours} hours later ${percent} % of it goes to the customer`,
  play: async (scene, { which: index, askedMinor, percent, hours }) => {
    const order = pick(scene, index, 'completed')
    if (order?.washer === undefined) return
    const { world, book } = scene
    const { db, payments, clock } = world.api
    const asked = {
      id: randomUUID(),
      washerId: personOf(scene, order.washer).id,
      orderId: order.id,
      amountMinor: askedMinor,
      reason: 'A claim',
    }
    const hold = await db.transaction((tx) => world.earnings.placeHold(tx, asked))
    const heldMinor = hold.pendingMinor + hold.availableMinor
    if (heldMinor > askedMinor) throw new Error(`the claim on order ${order.id} holds ${heldMinor}`)
    clock.advance(hours * 3_600_000)
    if (hours > 0) await world.sweep()
    const takenMinor = Math.floor((heldMinor * percent) / 100)
    await db.transaction(async (tx) => {
      await world.earnings.settleHold(tx, { id: asked.id, takenMinor })
      if (takenMinor === 0) return
      await payments.creditWallet(tx, {
        userId: personOf(scene, order.customer).id,
        orderId: order.id,
        kind: 'compensation',
        amountMinor: takenMinor,
        reason: 'Your claim',
        actorId: null,
        requestKey: asked.id,
      })
    })
    noteClaim(book, order, takenMinor)
  },
}
