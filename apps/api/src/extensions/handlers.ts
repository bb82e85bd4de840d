import type { OrderId } from '@washline/contract/ids'
import type { EventData, EventName } from '@washline/extension'
import type { EventBus } from '../events/event-bus.ts'
import type { Tx } from '../platform/db/database.ts'
import type { NewEvent } from './store.ts'

/** Stores an event for the extensions that handle it. */
export type StoreEvent = (tx: Tx, event: NewEvent) => Promise<void>

interface About {
  readonly orderId: OrderId | null
  readonly at: Date
}

/** What extensions read of an event: an explicit list of fields. They handle it after the commit. */
export function extensionsHandlers(events: EventBus, store: StoreEvent): void {
  const stored = <Name extends EventName>(tx: Tx, name: Name, { orderId, at }: About, payload: EventData[Name]) =>
    store(tx, { name, orderId, at, payload })

  events.on('order.moved', (tx, event) => {
    const { orderId, move, from, to, customerId, washerId } = event
    return stored(tx, 'order.moved', event, { orderId, move, from, to, customerId, washerId })
  })
  events.on('order.adjusted', (tx, event) => {
    const { orderId, state, customerId, washerId } = event
    return stored(tx, 'order.adjusted', event, { orderId, state, customerId, washerId })
  })
  events.on('order.delayed', (tx, event) => {
    const { orderId, deadline, customerId, washerId } = event
    return stored(tx, 'order.delayed', event, { orderId, deadline, customerId, washerId })
  })
  events.on('order.refunded', (tx, event) => {
    const { orderId, customerId, cardMinor, walletMinor } = event
    return stored(tx, 'order.refunded', event, { orderId, customerId, cardMinor, walletMinor })
  })
  events.on('order.tipped', (tx, event) => {
    const { orderId, customerId, washerId, amountMinor } = event
    return stored(tx, 'order.tipped', event, { orderId, customerId, washerId, amountMinor })
  })
  events.on('order.rated', (tx, event) => {
    const { orderId, customerId, washerId, tenths } = event
    return stored(tx, 'order.rated', event, { orderId, customerId, washerId, tenths })
  })
  events.on('claim.moved', (tx, event) => {
    const { orderId, claimId, customerId, washerId, to, amountMinor } = event
    return stored(tx, 'claim.moved', event, { orderId, claimId, customerId, washerId, to, amountMinor })
  })
  events.on('wallet.credited', (tx, event) => {
    const { userId, orderId, kind, amountMinor } = event
    return stored(tx, 'wallet.credited', event, { userId, orderId, kind, amountMinor })
  })
  events.on('washer.registered', (tx, { userId, at }) =>
    stored(tx, 'washer.registered', { orderId: null, at }, { userId }),
  )
  events.on('washer.closed', (tx, { userId, at }) => stored(tx, 'washer.closed', { orderId: null, at }, { userId }))
}
