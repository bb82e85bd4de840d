import type { Context } from './context.ts'

/** Times are ISO 8601 in UTC, amounts are minor units. */
export interface EventData {
  readonly 'order.moved': {
    readonly orderId: number
    readonly move: string
    readonly from: string
    readonly to: string
    readonly customerId: number
    readonly washerId: number | null
  }
  readonly 'order.adjusted': {
    readonly orderId: number
    readonly state: string
    readonly customerId: number
    readonly washerId: number
  }
  readonly 'order.delayed': {
    readonly orderId: number
    readonly deadline: string
    readonly customerId: number
    readonly washerId: number
  }
  readonly 'order.refunded': {
    readonly orderId: number
    readonly customerId: number
    readonly cardMinor: number
    readonly walletMinor: number
  }
  readonly 'order.tipped': {
    readonly orderId: number
    readonly customerId: number
    readonly washerId: number
    readonly amountMinor: number
  }
  readonly 'order.rated': {
    readonly orderId: number
    readonly customerId: number
    readonly washerId: number
    /** 0 to 50. */
    readonly tenths: number
  }
  readonly 'claim.moved': {
    readonly orderId: number
    readonly claimId: number
    readonly customerId: number
    readonly washerId: number
    readonly to: string
    readonly amountMinor: number
  }
  readonly 'wallet.credited': {
    readonly userId: number
    readonly orderId: number | null
    readonly kind: string
    readonly amountMinor: number
  }
  readonly 'washer.registered': { readonly userId: number }
  readonly 'washer.closed': { readonly userId: number }
}

export type EventName = keyof EventData

export type DomainEvent<Name extends EventName = EventName> = EventData[Name] & {
  /** The same at each repeat. */
  readonly id: string
  readonly name: Name
  readonly at: string
}

export type EventHandlers = {
  readonly [Name in EventName]?: (event: DomainEvent<Name>, context: Context) => Promise<void> | void
}
