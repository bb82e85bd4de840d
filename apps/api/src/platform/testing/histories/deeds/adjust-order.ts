import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { cardPartOf, noteAdjusted, noteApproved } from '../account-book.ts'
import { type DeedKind, personOf, pick } from '../deed.ts'
import type { Fault } from '../fault-gateway.ts'
import { aFault, toldFault } from './faults.ts'
import { shirtMinor } from './place-order.ts'

interface Adjusting {
  readonly which: number
  readonly quantity: number
  readonly answer: 'approve' | 'decline' | 'none'
  readonly fault: Fault | undefined
}

export const adjustOrder: DeedKind<Adjusting> = {
  weight: 3,
  arbitrary: fc.record({
    which: fc.nat({ max: 9 }),
    quantity: fc.integer({ min: 1, max: 17 }),
    answer: fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const, 'none' as const),
    fault: aFault,
  }),
  tell: ({ quantity, answer, fault }) => {
    const answered = { approve: 'approved', decline: 'declined', none: 'left unanswered' }
    return `The Washer of an accepted order counts ${quantity} shirts; over the price it is ${answered[answer]}${toldFault(fault)}`
  },
  play: async (scene, { which, quantity, answer, fault }) => {
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
    const { status } = await world.call(
      personOf(scene, order.customer),
      'POST',
      `/orders/${order.id}/adjustment/respond`,
      { response: answer },
      randomUUID(),
    )
    if (answer === 'decline') order.waitingValueMinor = undefined
    else if (status === 200) noteApproved(order)
    else if (!fault && cardPartOf(order) > 0) throw new Error(`the approval of order ${order.id} answered ${status}`)
  },
}
