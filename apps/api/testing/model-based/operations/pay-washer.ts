import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { noteTip, tippableOf } from '../account-book.ts'
import type { Fault } from '../fault-gateway.ts'
import { type OperationKind, personOf, pick } from '../operation.ts'
import { type AtBank, anAnswerToBank, describeBank, isAgreed, throughBank } from './bank.ts'
import { aFault, describeFault, tookPlace } from './faults.ts'

interface Tip {
  readonly which: number
  readonly amountMinor: number
  readonly from: 'wallet' | 'card'
  readonly fault: Fault | undefined
  readonly again: boolean
}

export const tipWasher: OperationKind<Tip> = {
  weight: 3,
  arbitrary: fc.record({
    which: fc.nat({ max: 9 }),
    amountMinor: fc.integer({ min: 100, max: 400 }),
    from: fc.constantFrom('wallet' as const, 'card' as const),
    fault: aFault,
    again: fc.boolean(),
  }),
  describe: ({ amountMinor, from, fault, again }) => {
    const repeat = again ? ', and repeats the request' : ''
    const faultText = from === 'card' ? describeFault(fault) : ''
    return `The customer of a completed order tips ${amountMinor} by ${from}${faultText}${repeat}`
  },
  play: async (scene, { which, amountMinor, from, fault, again }) => {
    const { world, book } = scene
    const order = pick(scene, which, 'completed')
    if (!order) return
    const customer = personOf(scene, order.customer)
    const means = from === 'card' ? { payment_method_id: customer.card } : { use_wallet: true }
    const key = randomUUID()
    const tip = () =>
      world.call(customer, 'POST', `/orders/${order.id}/tip`, { amount_minor: amountMinor, ...means }, key)
    world.faults.plan(fault)
    const answers = [await tip()]
    if (again) answers.push(await tip())
    const isDone = answers.some(({ status }) => status === 200)
    if (from === 'card') {
      if (tookPlace(fault, again)) noteTip(book, order, amountMinor, 'card')
      else if (isDone) throw new Error('a tip that never reached the card was called given')
      return
    }
    const { least, most } = tippableOf(book, order.customer, world.api.clock.now().getTime())
    if (isDone ? amountMinor > most : amountMinor <= least)
      throw new Error(`a tip of ${amountMinor} from ${least} to ${most} was ${isDone ? 'given' : 'refused'}`)
    if (isDone) noteTip(book, order, amountMinor, 'wallet')
  },
}

/** With the card that needs authentication. An approved tip is booked, also when the payer does not return. */
export const tipThroughBank: OperationKind<Pick<Tip, 'which' | 'amountMinor'> & { atBank: AtBank }> = {
  weight: 2,
  arbitrary: fc.record({
    which: fc.nat({ max: 9 }),
    amountMinor: fc.integer({ min: 100, max: 400 }),
    atBank: anAnswerToBank,
  }),
  describe: ({ amountMinor, atBank }) =>
    `The customer of a completed order tips ${amountMinor} from another card${describeBank(atBank)}`,
  play: async (scene, { which, amountMinor, atBank }) => {
    const order = pick(scene, which, 'completed')
    if (!order) return
    const customer = personOf(scene, order.customer)
    const body = { amount_minor: amountMinor, payment_method_id: customer.askingCard }
    const answer = await throughBank(scene, customer, atBank, (more, key) =>
      scene.world.call(customer, 'POST', `/orders/${order.id}/tip`, { ...body, ...more }, key),
    )
    const isDone = answer.body.success === true
    if (isDone !== (isAgreed(atBank) && atBank.returns !== 'never'))
      throw new Error(`a tip through the bank answered ${JSON.stringify(answer)}`)
    if (isAgreed(atBank)) noteTip(scene.book, order, amountMinor, 'card')
  },
}
