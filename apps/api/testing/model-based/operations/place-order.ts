import { randomUUID } from 'node:crypto'
import type { OrderId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import fc from 'fast-check'
import { anOrder } from '../../../src/orders/builders.ts'
import { cardPartOf, grossOf, largerLoad, notePlaced, shirtMinor, smallestLoad, walletPartOf } from '../account-book.ts'
import type { Fault } from '../fault-gateway.ts'
import type { Load } from '../noted-money.ts'
import { names, type OperationKind, personOf, type Scene } from '../operation.ts'
import { type AtBank, anAnswerToBank, describeBank, isBackInTime, throughBank } from './bank.ts'
import { aFault, describeFault } from './faults.ts'

interface Placing {
  readonly who: 0 | 1
  readonly quantity: number
  readonly load: Load
  readonly useWallet: boolean
  readonly fault: Fault | undefined
  readonly twice: boolean
}

const pickup = { address: '12 Jalan Bukit Bintang', latitude: 3.15, longitude: 101.71 }

export const placeOrder: OperationKind<Placing> = {
  weight: 6,
  arbitrary: fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    quantity: fc.integer({ min: 1, max: 13 }),
    load: fc.constantFrom('light' as const, 'medium' as const, 'heavy' as const),
    useWallet: fc.boolean(),
    fault: aFault,
    twice: fc.boolean(),
  }),
  describe: ({ who, quantity, load, useWallet, fault, twice }) =>
    `${names[who]} places a ${load} order of ${quantity} shirts, ${useWallet ? 'wallet first' : 'by card'}` +
    `${twice ? ', tapping twice' : ''}${describeFault(fault)}`,
  play: async (scene, { who, quantity, load: chosen, useWallet, fault, twice }) => {
    const load = largerLoad(chosen, smallestLoad(quantity * shirtMinor))
    const { world, book } = scene
    const person = personOf(scene, who)
    const { id } = await anOrder(world.api.db, { customerId: person.id, items: [{ name: 'T-shirt', quantity }] })
    const body = {
      order_id: id,
      pickup_location: pickup,
      load_type: load,
      payment_method_id: person.card,
      use_wallet: useWallet,
    }
    // Two keys, as from two devices: only the lock on the order prevents two orders.
    const ask = () => world.call(person, 'POST', '/orders', body, randomUUID())
    world.faults.plan(fault)
    const answers = await Promise.all(twice ? [ask(), ask()] : [ask()])
    const done = answers.filter(({ status }) => status === 200).length
    if (done > 1) throw new Error(`order ${id} was placed ${done} times`)
    const valueMinor = minor(quantity * shirtMinor)
    const mayPay = walletPartOf(book, who, useWallet ? grossOf(valueMinor, load) : 0)
    if (done === 0) {
      if (!fault || mayPay.least === grossOf(valueMinor, load))
        throw new Error(`order ${id} was not placed: ${JSON.stringify(answers)}`)
      return
    }
    await notePaidPart(scene, { id, customer: who, valueMinor, load }, useWallet)
  },
}

/** With the card that needs authentication. */
export const placeThroughBank: OperationKind<
  Pick<Placing, 'who' | 'quantity' | 'load' | 'useWallet'> & { atBank: AtBank }
> = {
  weight: 3,
  arbitrary: fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    quantity: fc.integer({ min: 1, max: 13 }),
    load: fc.constantFrom('light' as const, 'heavy' as const),
    useWallet: fc.boolean(),
    atBank: anAnswerToBank,
  }),
  describe: ({ who, quantity, load, useWallet, atBank }) =>
    `${names[who]} places a ${load} order of ${quantity} shirts with another card${useWallet ? ', wallet first' : ''}` +
    describeBank(atBank),
  play: async (scene, { who, quantity, load: chosen, useWallet, atBank }) => {
    const load = largerLoad(chosen, smallestLoad(quantity * shirtMinor))
    const person = personOf(scene, who)
    const { id } = await anOrder(scene.world.api.db, {
      customerId: person.id,
      items: [{ name: 'T-shirt', quantity }],
    })
    const body = {
      order_id: id,
      pickup_location: pickup,
      load_type: load,
      payment_method_id: person.askingCard,
      use_wallet: useWallet,
    }
    const answer = await throughBank(scene, person, atBank, (more, key) =>
      scene.world.call(person, 'POST', '/orders', { ...body, ...more }, key),
    )
    const valueMinor = minor(quantity * shirtMinor)
    const isPlaced = answer.body.success === true
    if (isPlaced) await notePaidPart(scene, { id, customer: who, valueMinor, load }, useWallet)
    else if (isBackInTime(atBank)) throw new Error(`order ${id} was not placed: ${JSON.stringify(answer)}`)
    if (isPlaced && !isBackInTime(atBank) && !isPaidByWallet(scene, id))
      throw new Error(`order ${id} was placed without the bank's word`)
  },
}

const isPaidByWallet = ({ book }: Scene, id: number): boolean => {
  const order = book.orders.find((one) => one.id === id)
  return order !== undefined && cardPartOf(order) === 0
}

/** Adds an order to the model with the wallet's part, which must be within what can have arrived. */
async function notePaidPart(
  scene: Scene,
  order: { id: OrderId; customer: number; valueMinor: Minor; load: Load },
  useWallet: boolean,
): Promise<void> {
  const { world, book } = scene
  const { id, customer, valueMinor, load } = order
  const mayPay = walletPartOf(book, customer, useWallet ? grossOf(valueMinor, load) : 0)
  const { body: seen } = await world.call(personOf(scene, customer), 'GET', `/orders/${id}`)
  const walletMinor = minor(Math.round((seen.data as { wallet: number }).wallet * 100))
  if (walletMinor < mayPay.least || walletMinor > mayPay.most)
    throw new Error(`the wallet paid ${walletMinor} of order ${id}, not ${mayPay.least} to ${mayPay.most}`)
  notePlaced(book, { ...order, walletMinor })
}

/** The process stops between the authorization and the order. */
export const diePlacing: OperationKind<{ who: 0 | 1; amountMinor: Minor; isAsked: boolean }> = {
  weight: 1,
  arbitrary: fc.record({
    who: fc.constantFrom(0 as const, 1 as const),
    amountMinor: fc.integer({ min: 200, max: 5_000 }).map(minor),
    isAsked: fc.boolean(),
  }),
  describe: ({ who, amountMinor, isAsked }) =>
    `${names[who]} places an order over ${amountMinor}; the process dies ${isAsked ? 'after' : 'before'} it has asked the card`,
  play: async (scene, { who, amountMinor, isAsked }) => {
    const { api } = scene.world
    const person = personOf(scene, who)
    const { id: orderId } = await anOrder(api.db, { customerId: person.id })
    const attempt = randomUUID()
    const authorization = { orderId, customerId: person.id, paymentMethodId: person.card, amountMinor, attempt }
    await api.db.transaction((tx) => api.payments.beginAuthorization(tx, authorization))
    if (isAsked) await api.payments.authorize(attempt)
  },
}
