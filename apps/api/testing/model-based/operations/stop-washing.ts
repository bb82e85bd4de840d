import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { type AccountBook, depositMinor, noteDeposit, noteStopped, smallestCashOutMinor } from '../account-book.ts'
import type { Fault } from '../fault-gateway.ts'
import { business, deposit } from '../money-world.ts'
import { names, type OperationKind, personOf } from '../operation.ts'
import { hearFromBanks } from './cash-out.ts'
import { aFault, describeFault, tookPlace } from './faults.ts'

const washer = fc.constantFrom(2 as const, 3 as const)

const hasOrder = ({ orders }: AccountBook, who: number): boolean =>
  orders.some((order) => order.washer === who && (order.status === 'accepted' || order.status === 'delivered'))

/** Nothing in the model blocks the Washer from stopping. */
const isFree = (book: AccountBook, who: number): boolean =>
  !hasOrder(book, who) &&
  book.earned[who] === 0 &&
  !book.cashOuts.some((cashOut) => cashOut.washer === who) &&
  !book.claims.some(({ isOpen, order }) => isOpen && order.washer === who)

export const stopWashing: OperationKind<{ who: 2 | 3; twice: boolean }> = {
  weight: 3,
  arbitrary: fc.record({ who: washer, twice: fc.boolean() }),
  describe: ({ who, twice }) =>
    `${names[who]} stops being a Washer, if nothing is open${twice ? ', tapping twice' : ''}`,
  play: async (scene, { who, twice }) => {
    const { world, book } = scene
    if (book.stopped.has(who)) return
    const ask = () => world.call(personOf(scene, who), 'POST', '/provider/close', {}, randomUUID())
    const answers = await Promise.all(twice ? [ask(), ask()] : [ask()])
    if (!answers.some(({ status }) => status === 200)) {
      if (isFree(book, who)) throw new Error(`${names[who]} may not stop: ${JSON.stringify(answers)}`)
      return
    }
    if (hasOrder(book, who)) throw new Error(`${names[who]} has stopped with an order in hand`)
    await hearFromBanks(scene, who)
    if ((book.earned[who] ?? 0) >= smallestCashOutMinor) throw new Error(`${names[who]} has left earnings behind`)
    noteStopped(book, who)
  },
}

export const comeBack: OperationKind<{ who: 2 | 3; fault: Fault | undefined }> = {
  weight: 2,
  arbitrary: fc.record({ who: washer, fault: aFault }),
  describe: ({ who, fault }) =>
    `${names[who]}, who had stopped, pays the deposit to be a Washer again${describeFault(fault)}`,
  play: async (scene, { who, fault }) => {
    const { world, book } = scene
    if (!book.stopped.has(who)) return
    const person = personOf(scene, who)
    world.faults.plan(fault)
    const body = { ...deposit, payment_method_id: person.card }
    const { status, body: paid } = await world.call(person, 'POST', '/stripe/pay', body, randomUUID())
    const isDone = status === 200 && paid.success === true
    if (tookPlace(fault, false) || isDone) noteDeposit(book, who, depositMinor)
    if (!isDone) return
    world.faults.clear()
    const { payment_intent_id } = paid
    const again = await world.call(person, 'POST', '/provider/register', { ...business, payment_intent_id })
    if (again.status !== 200) throw new Error(`${names[who]} could not come back: ${JSON.stringify(again)}`)
    book.stopped.delete(who)
  },
}
