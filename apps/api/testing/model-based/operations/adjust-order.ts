import fc from 'fast-check'
import { cardPartOf, noteAdjusted, noteApproved, shirtMinor } from '../account-book.ts'
import type { Fault } from '../fault-gateway.ts'
import { type OperationKind, personOf, pick } from '../operation.ts'
import { type AtBank, anAnswerToBank, describeBank, isBackInTime, throughBank } from './bank.ts'
import { aFault, describeFault } from './faults.ts'

interface Adjusting {
  readonly which: number
  readonly quantity: number
  readonly answer: 'approve' | 'decline' | 'none'
  readonly fault: Fault | undefined
  /** Used when the order's card needs authentication. */
  readonly atBank: AtBank
}

export const adjustOrder: OperationKind<Adjusting> = {
  weight: 3,
  arbitrary: fc.record({
    which: fc.nat({ max: 9 }),
    quantity: fc.integer({ min: 1, max: 21 }),
    answer: fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const, 'none' as const),
    fault: aFault,
    atBank: anAnswerToBank,
  }),
  describe: ({ quantity, answer, fault, atBank }) => {
    const answered = { approve: 'approved', decline: 'declined', none: 'left unanswered' }
    const ifAsked = describeBank(atBank).replace('; the bank asks', '; if the bank asks')
    const authentication = answer === 'approve' ? ifAsked : ''
    return (
      `The Washer of an accepted order counts ${quantity} shirts; above the approved price it is ${answered[answer]}` +
      `${describeFault(fault)}${authentication}`
    )
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
