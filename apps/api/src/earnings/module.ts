import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Module } from '../platform/module.ts'
import type { EarningsRoutesDeps } from './deps.ts'
import { earningsHandlers } from './handlers.ts'
import { releaseEarningJob, sendCashOutJob } from './jobs.ts'
import { earningsPrivacy } from './privacy.ts'
import { type OpenMoney, openMoney } from './queries.ts'
import { earningsRoutes } from './routes.ts'
import { type EarningReserve, lockEarnings } from './store.ts'
import { advanceCashOut, sweepCashOuts } from './use-cases/advance-cash-out.ts'
import { moveToWallet } from './use-cases/move-to-wallet.ts'
import { placeReserve, type ReserveInput } from './use-cases/place-reserve.ts'
import { releaseDueEarnings, releaseEarning } from './use-cases/release-earning.ts'
import { type ReturnPayInput, returnPay } from './use-cases/return-pay.ts'
import { settleReserve } from './use-cases/settle-reserve.ts'

const sweepEveryS = 20
const releaseEveryS = 60

/** The calls of other modules. Those that take `tx` run inside the caller's transaction. */
export interface Earnings {
  placeReserve(tx: Tx, reserve: ReserveInput): Promise<EarningReserve>
  /** Ends a reserve: deducts `deductedMinor` and releases the rest. */
  settleReserve(tx: Tx, reserve: { id: string; deductedMinor: Minor }): Promise<EarningReserve>
  returnPay(tx: Tx, asked: ReturnPayInput): Promise<void>
  openMoney(q: Queryable, washerId: UserId): Promise<OpenMoney>
  /** The same, locked until the commit. */
  openMoneyLocked(tx: Tx, washerId: UserId): Promise<OpenMoney>
  moveToWallet(tx: Tx, rest: { washerId: UserId; amountMinor: Minor }): Promise<void>
  /** What its jobs do again and again: due earnings become available; cash-outs go on their way, or arrive. */
  releaseDue(): Promise<void>
  sweepCashOuts(): Promise<void>
}

export function earningsModule(deps: EarningsRoutesDeps): Module & { earnings: Earnings } {
  return {
    earnings: {
      placeReserve: (tx, reserve) => placeReserve(tx, deps, reserve),
      settleReserve: (tx, reserve) => settleReserve(tx, deps, reserve),
      returnPay: (tx, asked) => returnPay(tx, deps, asked),
      openMoney,
      openMoneyLocked: async (tx, washerId) => {
        await lockEarnings(tx, washerId)
        return openMoney(tx, washerId)
      },
      moveToWallet: (tx, rest) => moveToWallet(tx, deps, rest),
      releaseDue: () => releaseDueEarnings(deps),
      sweepCashOuts: () => sweepCashOuts(deps),
    },
    privacy: earningsPrivacy,
    routes: (http) => earningsRoutes(http, deps),
    handlers: (events) => earningsHandlers(events, deps),
    jobs: (jobs) => {
      jobs.handle(sendCashOutJob, ({ cashOutId }) => advanceCashOut(deps, cashOutId))
      jobs.handle(releaseEarningJob, ({ orderId }) => releaseEarning(deps, orderId))
      jobs.repeat('earnings-sweep', sweepEveryS, () => sweepCashOuts(deps))
      jobs.repeat('earnings-release-due', releaseEveryS, () => releaseDueEarnings(deps))
    },
  }
}
