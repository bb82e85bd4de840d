import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { noteTopUp } from '../account-book.ts'
import type { Fault } from '../fault-gateway.ts'
import { names, type OperationKind, personOf } from '../operation.ts'
import { type AtBank, anAnswerToBank, describeBank, isAgreed, throughBank } from './bank.ts'
import { aFault, describeFault, tookPlace } from './faults.ts'

interface TopUp {
  readonly who: 0 | 1
  readonly amountMinor: number
  readonly fault: Fault | undefined
  /** `later` repeats the key after a failure, `at_once` sends it twice concurrently. */
  readonly again: 'later' | 'at_once' | 'no'
}

export const topUpWallet: OperationKind<TopUp> = {
  weight: 3,
  arbitrary: fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    amountMinor: fc.integer({ min: 100, max: 4_000 }),
    fault: aFault,
    again: fc.constantFrom('no' as const, 'no' as const, 'later' as const, 'at_once' as const),
  }),
  describe: ({ who, amountMinor, fault, again }) =>
    `${names[who]} tops up ${amountMinor}${again === 'at_once' ? ', tapping twice' : ''}${describeFault(fault)}` +
    `${again === 'later' ? ', and tries again' : ''}`,
  play: async (scene, { who, amountMinor, fault, again }) => {
    const { world, book } = scene
    const person = personOf(scene, who)
    const key = randomUUID()
    const body = { amount_minor: amountMinor, payment_method_id: person.card }
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

/** With the card that needs authentication. An approved top-up is booked, also when the payer does not return. */
export const topUpThroughBank: OperationKind<Pick<TopUp, 'who' | 'amountMinor'> & { atBank: AtBank }> = {
  weight: 2,
  arbitrary: fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    amountMinor: fc.integer({ min: 100, max: 4_000 }),
    atBank: anAnswerToBank,
  }),
  describe: ({ who, amountMinor, atBank }) =>
    `${names[who]} tops up ${amountMinor} with another card${describeBank(atBank)}`,
  play: async (scene, { who, amountMinor, atBank }) => {
    const person = personOf(scene, who)
    const body = { amount_minor: amountMinor, payment_method_id: person.askingCard }
    const answer = await throughBank(scene, person, atBank, (more, key) =>
      scene.world.call(person, 'POST', '/wallet/top-up', { ...body, ...more }, key),
    )
    const isDone = answer.body.success === true
    if (isDone !== (isAgreed(atBank) && atBank.returns !== 'never'))
      throw new Error(`a top-up through the bank answered ${JSON.stringify(answer)}`)
    if (isAgreed(atBank)) noteTopUp(scene.book, who, amountMinor, isDone)
  },
}
