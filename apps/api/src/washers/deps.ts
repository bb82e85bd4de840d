import type { Earnings } from '../earnings/index.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Payments } from '../payments/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'

export interface RegisterWasherDeps {
  readonly db: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly payments: Pick<Payments, 'depositOf' | 'claimDeposit'>
}

export interface CloseWasherDeps {
  readonly db: Database
  readonly clock: Clock
  readonly events: EventBus
  readonly payments: Pick<Payments, 'refundDeposit' | 'depositOfWasher'>
  readonly earnings: Pick<Earnings, 'openMoney' | 'openMoneyLocked' | 'moveToWallet'>
}

export interface WashersDeps extends RegisterWasherDeps, CloseWasherDeps {
  readonly broadcast: Broadcast
  readonly payments: Pick<Payments, 'depositOf' | 'claimDeposit' | 'earningsOf' | 'refundDeposit' | 'depositOfWasher'>
}
