import type { Queryable, Tx } from '../platform/db/database.ts'
import type { Module } from '../platform/module.ts'
import { sendCashOutJob } from './jobs.ts'
import { earningsPerson } from './person.ts'
import { type OpenMoney, openMoney } from './queries.ts'
import { earningsReactions } from './reactions.ts'
import { type EarningsRoutesDeps, earningsRoutes } from './routes.ts'
import { type EarningHold, lockEarnings } from './store.ts'
import { advanceCashOut, sweepCashOuts } from './use-cases/advance-cash-out.ts'
import { type GiveBackAsked, giveBack } from './use-cases/give-back.ts'
import { moveToWallet } from './use-cases/move-to-wallet.ts'
import { type HoldAsked, placeHold } from './use-cases/place-hold.ts'
import { settleHold } from './use-cases/settle-hold.ts'

const sweepEveryS = 20

/** What claims and washers ask of earnings. Those that take `tx` belong inside the caller's transaction. */
export interface Earnings {
  placeHold(tx: Tx, hold: HoldAsked): Promise<EarningHold>
  /** Ends a hold: `takenMinor` of it is taken, the rest goes back. */
  settleHold(tx: Tx, hold: { id: string; takenMinor: number }): Promise<EarningHold>
  giveBack(tx: Tx, asked: GiveBackAsked): Promise<void>
  openMoney(q: Queryable, washerId: number): Promise<OpenMoney>
  /** The same, and nothing of it changes until the commit. */
  openMoneyLocked(tx: Tx, washerId: number): Promise<OpenMoney>
  moveToWallet(tx: Tx, rest: { washerId: number; amountMinor: number }): Promise<void>
}

export function earningsModule(deps: EarningsRoutesDeps): Module & { earnings: Earnings } {
  return {
    earnings: {
      placeHold: (tx, hold) => placeHold(tx, deps, hold),
      settleHold: (tx, hold) => settleHold(tx, deps, hold),
      giveBack: (tx, asked) => giveBack(tx, deps, asked),
      openMoney,
      openMoneyLocked: async (tx, washerId) => {
        await lockEarnings(tx, washerId)
        return openMoney(tx, washerId)
      },
      moveToWallet: (tx, rest) => moveToWallet(tx, deps, rest),
    },
    person: earningsPerson,
    routes: (http) => earningsRoutes(http, deps),
    reactions: (facts) => earningsReactions(facts, deps),
    jobs: (jobs) => {
      jobs.handle(sendCashOutJob, ({ cashOutId }) => advanceCashOut(deps, cashOutId))
      jobs.repeat('earnings-sweep', sweepEveryS, () => sweepCashOuts(deps))
    },
  }
}
