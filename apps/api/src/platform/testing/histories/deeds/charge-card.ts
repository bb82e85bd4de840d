import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { noteDeposit, noteTopUp } from '../account-book.ts'
import { type DeedKind, names, personOf } from '../deed.ts'
import type { Fault } from '../fault-gateway.ts'
import { aFault, toldFault, tookPlace } from './faults.ts'

interface TopUp {
  readonly who: 0 | 1
  readonly amountMinor: number
  readonly fault: Fault | undefined
  /** Tries again with the same key after a failure, or taps twice at once. */
  readonly again: 'later' | 'at_once' | 'no'
}

export const topUpWallet: DeedKind<TopUp> = {
  weight: 3,
  arbitrary: fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    amountMinor: fc.integer({ min: 100, max: 4_000 }),
    fault: aFault,
    again: fc.constantFrom('no' as const, 'no' as const, 'later' as const, 'at_once' as const),
  }),
  tell: ({ who, amountMinor, fault, again }) =>
    `${names[who]} tops up ${amountMinor}${again === 'at_once' ? ', tapping twice' : ''}${toldFault(fault)}` +
    `${again === 'later' ? ', and tries again' : ''}`,
  play: async (scene, { who, amountMinor, fault, again }) => {
    const { world, book } = scene
    const person = personOf(scene, who)
    const key = randomUUID()
    const body = { amount: amountMinor / 100, payment_method_id: person.card }
    const ask = () => world.call(person, 'POST', '/wallet/top-up', body, key)
    world.faults.plan(fault)
    const answers = await Promise.all(again === 'at_once' ? [ask(), ask()] : [ask()])
    if (again === 'later') answers.push(await ask())
    const isDone = answers.some(({ status, body: { success } }) => status === 200 && success === true)
    const isRepeated = again === 'later' || (again === 'at_once' && isDone)
    if (tookPlace(fault, isRepeated)) noteTopUp(book, who, amountMinor, isDone)
    else if (isDone) throw new Error('a top-up that never reached the card was called done')
  },
}

interface Deposit {
  readonly who: 2 | 3
  readonly fault: Fault | undefined
}
const depositMinor = 3_000

export const payDeposit: DeedKind<Deposit> = {
  weight: 1,
  arbitrary: fc.record({ who: fc.constantFrom(2 as const, 3 as const), fault: aFault }),
  tell: ({ who, fault }) => `${names[who]} pays the deposit${toldFault(fault)}`,
  play: async (scene, { who, fault }) => {
    const { world, book } = scene
    const person = personOf(scene, who)
    const isPaid = book.deposit[who] !== 0
    world.faults.plan(fault)
    const body = { amount: depositMinor, currency: 'myr', payment_method_id: person.card, type: 'security_deposit' }
    const { status, body: answer } = await world.call(person, 'POST', '/stripe/pay', body, randomUUID())
    const isDone = status === 200 && answer.success === true
    if (!isPaid && tookPlace(fault, false)) noteDeposit(book, who, depositMinor)
    else if (!isPaid && isDone) throw new Error('a deposit that never reached the card was called paid')
  },
}
