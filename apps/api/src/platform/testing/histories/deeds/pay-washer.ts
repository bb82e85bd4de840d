import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { noteCashOut, noteTip } from '../account-book.ts'
import { type DeedKind, names, personOf, pick } from '../deed.ts'
import type { Fault } from '../fault-gateway.ts'
import { aFault, toldFault, tookPlace } from './faults.ts'

interface Tip {
  readonly which: number
  readonly amountMinor: number
  readonly from: 'wallet' | 'card'
  readonly fault: Fault | undefined
  readonly again: boolean
}

export const tipWasher: DeedKind<Tip> = {
  weight: 3,
  arbitrary: fc.record({
    which: fc.nat({ max: 9 }),
    amountMinor: fc.integer({ min: 100, max: 400 }),
    from: fc.constantFrom('wallet' as const, 'card' as const),
    fault: aFault,
    again: fc.boolean(),
  }),
  tell: ({ amountMinor, from, fault, again }) =>
    `The customer of a completed order tips ${amountMinor} from the ${from}` +
    `${from === 'card' ? toldFault(fault) : ''}${again ? ', and sends it once more' : ''}`,
  play: async (scene, { which, amountMinor, from, fault, again }) => {
    const { world, book } = scene
    const order = pick(scene, which, 'completed')
    if (!order) return
    const customer = personOf(scene, order.customer)
    const means = from === 'card' ? { payment_method_id: customer.card } : { use_wallet: true }
    const key = randomUUID()
    const tip = () =>
      world.call(customer, 'POST', `/orders/${order.id}/tip`, { amount: amountMinor / 100, ...means }, key)
    world.faults.plan(fault)
    const answers = [await tip()]
    if (again) answers.push(await tip())
    const isDone = answers.some(({ status }) => status === 200)
    if (from === 'card') {
      if (tookPlace(fault, again)) noteTip(book, order, amountMinor, 'card')
      else if (isDone) throw new Error('a tip that never reached the card was called given')
      return
    }
    const surelyThere = (book.wallet[order.customer] ?? 0) - (book.onTheWay[order.customer] ?? 0)
    if (isDone) noteTip(book, order, amountMinor, 'wallet')
    else if (surelyThere >= amountMinor) throw new Error(`a tip of ${amountMinor} from ${surelyThere} was refused`)
  },
}

/** Walt's bank takes the money, Wren's sends it back. */
const banks = { 2: '000123456789', 3: '000111111113' } as const

export const cashOut: DeedKind<{ who: 2 | 3; isInstant: boolean; twice: boolean }> = {
  weight: 3,
  arbitrary: fc.record({
    who: fc.constantFrom(2 as const, 2 as const, 3 as const),
    isInstant: fc.boolean(),
    twice: fc.boolean(),
  }),
  tell: ({ who, isInstant, twice }) =>
    `${names[who]} cashes out all that is free${isInstant && who === 2 ? ' at once' : ''}${twice ? ', tapping twice' : ''}` +
    `${who === 3 ? '; her bank will send it back' : ''}`,
  play: async (scene, { who, isInstant, twice }) => {
    const { world, book } = scene
    const washer = personOf(scene, who)
    const linked = await world.call(washer, 'POST', '/sandbox/bank-account', { account_number: banks[who] })
    if (linked.status !== 200) throw new Error(`the bank account was refused: ${JSON.stringify(linked)}`)
    const method = isInstant && who === 2 ? 'instant' : 'standard'
    const ask = () => world.call(washer, 'POST', '/provider/cash-outs', { method }, randomUUID())
    const answers = await Promise.all(twice ? [ask(), ask()] : [ask()])
    const done = answers.filter(({ status }) => status === 200)
    if (done.length > 1) throw new Error(`two cash-outs of ${names[who]} are under way at once`)
    const answer = done[0]?.body.data as { amount: number; fee: number } | undefined
    if (answer && who === 2) noteCashOut(book, who, Math.round(answer.amount * 100), Math.round(answer.fee * 100))
  },
}
