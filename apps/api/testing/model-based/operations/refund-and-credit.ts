import { randomUUID } from 'node:crypto'
import { type Minor, minor } from '@washline/contract/money'
import fc from 'fast-check'
import { noteGift, noteRefunded, refundableOf } from '../account-book.ts'
import { type OperationKind, personOf, pick } from '../operation.ts'

const which = fc.nat({ max: 9 })

export const refundOrder: OperationKind<{ which: number; percent: number; twice: boolean }> = {
  weight: 2,
  arbitrary: fc.record({ which, percent: fc.integer({ min: 1, max: 100 }), twice: fc.boolean() }),
  describe: ({ percent, twice }) =>
    `An operator refunds ${percent} % of an ended order${twice ? ', tapping twice' : ''}`,
  play: async (scene, { which: index, percent, twice }) => {
    const order = pick(scene, index, 'completed', 'cancelled')
    const amountMinor = minor(order ? Math.ceil((refundableOf(order) * percent) / 100) : 0)
    if (!order || amountMinor === 0) return
    const { db, payments } = scene.world.api
    const customerId = personOf(scene, order.customer).id
    const requestKey = randomUUID()
    const input = { orderId: order.id, customerId, amountMinor, reason: 'Sorry', actorId: null, requestKey }
    const refund = () => db.transaction((tx) => payments.refundPayment(tx, input))
    await refund()
    if (twice) await refund()
    noteRefunded(scene.book, order, amountMinor)
  },
}

export const addCredit: OperationKind<{ who: 0 | 1; amountMinor: Minor; twice: boolean }> = {
  weight: 1,
  arbitrary: fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    amountMinor: fc.integer({ min: 1, max: 2_000 }).map(minor),
    twice: fc.boolean(),
  }),
  describe: ({ who, amountMinor, twice }) =>
    `The platform credits ${who === 0 ? 'Ana' : 'Ben'} ${amountMinor}${twice ? ', with a repeated request' : ''}`,
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
