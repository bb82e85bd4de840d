import fc from 'fast-check'
import { cardPartOf, noteAdjusted, noteApproved } from '../account-book.ts'
import { type DeedKind, personOf, pick } from '../deed.ts'
import type { Fault } from '../fault-gateway.ts'
import { type AtBank, anAnswerToBank, isBackInTime, throughBank, toldAtBank } from './bank.ts'
import { aFault, toldFault } from './faults.ts'
import { shirtMinor } from './place-order.ts'

interface Adjusting {
  readonly which: number
  readonly quantity: number
  readonly answer: 'approve' | 'decline' | 'none'
  readonly fault: Fault | undefined
  /** Where the order's card is the one whose bank asks. */
  readonly atBank: AtBank
}

export const adjustOrder: DeedKind<Adjusting> = {
  weight: 3,
  arbitrary: fc.record({
    which: fc.nat({ max: 9 }),
    quantity: fc.integer({ min: 1, max: 17 }),
    answer: fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const, 'none' as const),
    fault: aFault,
    atBank: anAnswerToBank,
  }),
  tell: ({ quantity, answer, fault, atBank }) => {
    const answered = { approve: 'approved', decline: 'declined', none: 'left unanswered' }
    return `The Washer of an accepted order counts ${quantity} shirts; over the price it is ${answered[answer]}${toldFault(fault)}${answer === 'approve' ? toldAtBank(atBank).replace('; the bank asks', '; if the bank asks') : ''}`
  },
  play: async (scene, { which, quantity, answer, fault, atBank }) => {
    const { world } = scene
    const order = pick(scene, which, 'accepted')
    if (order?.washer === undefined) return
    const items = [{ name: 'T-shirt', quantity }]
    const path = `/provider/orders/${order.id}/adjustment`
    const counted = await world.call(personOf(scene, order.washer), 'POST', path, {
      items,
      reason: 'Counted at the door',
    })
    if (counted.status !== 200) throw new Error(`the count of order ${order.id} answered ${counted.status}`)
    noteAdjusted(order, quantity * shirtMinor)
    if (order.waitingValueMinor === undefined || answer === 'none') return
    world.faults.plan(fault)
    const customer = personOf(scene, order.customer)
    const { status, body } = await throughBank(scene, customer, atBank, (more, key) =>
      world.call(customer, 'POST', `/orders/${order.id}/adjustment/respond`, { response: answer, ...more }, key),
    )
    if (answer === 'decline') order.waitingValueMinor = undefined
    else if (status === 200 && body.success === true) noteApproved(order)
    else if (!fault && isBackInTime(atBank) && cardPartOf(order) > 0)
      throw new Error(`the approval of order ${order.id} answered ${status}`)
  },
}
