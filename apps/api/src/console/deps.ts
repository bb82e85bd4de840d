import type { OrderTimeline } from '@washline/contract/console/timelines'
import type { OrderId } from '@washline/contract/ids'
import type { EventBus } from '../events/event-bus.ts'
import type { CancelForOperatorDeps, CompleteOrderDeps, ReassignOrderDeps, RefundOrderDeps } from '../orders/index.ts'
import type { Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Log } from '../platform/log/log.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { AccountLinks } from './rules/account-link.ts'

/** An action of an operator is recorded in its own transaction. */
export interface ActionDeps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
}

/** A change of the zones is published. */
export interface ZonesDeps extends ActionDeps {
  readonly events: Pick<EventBus, 'publish'>
}

export interface MoneyDeps extends ActionDeps, RefundOrderDeps {
  readonly payments: Pick<Payments, 'refundPayment' | 'creditWallet' | 'movementsOf' | 'closeAlert'>
}

/** A move of an order by an operator. */
export type OrderMoveDeps = ActionDeps & ReassignOrderDeps & CancelForOperatorDeps & CompleteOrderDeps

export interface PeopleDeps extends ActionDeps {
  readonly log: Log
  readonly storage: Pick<Storage, 'url'>
  /** Passed in by `app.ts`: claims publish it, and custody, which they import, imports this module. */
  readonly accountLinks: (q: Queryable) => Promise<AccountLinks>
  /** Passed in by `app.ts`: custody imports the market settings of this module. */
  readonly custodyRecord: (
    order: { readonly orderId: OrderId; readonly customerHasLeft: boolean },
    photoUrl: (key: string) => string,
  ) => Promise<OrderTimeline['custody']>
}

export interface QueuesDeps {
  readonly db: Database
  readonly clock: Clock
  readonly broadcast: Broadcast
  /** E-mail address of the operator who needs no second factor. */
  readonly exemptOperator: string | undefined
}

export type ConsoleDeps = ZonesDeps & MoneyDeps & OrderMoveDeps & PeopleDeps & QueuesDeps
