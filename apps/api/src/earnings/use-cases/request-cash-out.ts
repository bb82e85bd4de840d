import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { FactBus } from '../../facts/fact-bus.ts'
import { balanceOf, deedId, postTransfer } from '../../ledger/index.ts'
import { type PaymentGateway, payoutAccountOf } from '../../payments/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { conflict, invalid } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Broadcast } from '../../platform/realtime/channels.ts'
import { tellCashOut } from '../channels.ts'
import { sendCashOutJob } from '../jobs.ts'
import { type CashOut, cashOutByTransfer, runningCashOut } from '../queries.ts'
import { checkCashOut } from '../rules/check-cash-out.ts'
import { insertCashOut, lockEarnings } from '../store.ts'

export interface EarningsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly facts: FactBus
  readonly broadcast: Broadcast
  readonly log: Log
  readonly gateway: PaymentGateway
  readonly newId: () => string
}

export interface CashOutInput {
  readonly washerId: number
  readonly method: CashOut['method']
  readonly askedMinor: number | undefined
  readonly requestKey: string | undefined
}

/** The account that the money goes to, if the payout service will pay to it now. */
async function readyAccount({ db, gateway }: EarningsDeps, { washerId, method }: CashOutInput) {
  const accountId = await payoutAccountOf(db, gateway.name, washerId)
  if (!accountId) throw conflict('payout_account_missing', messages.earnings.accountMissing)
  const { payoutsEnabled, instantAvailable, last4 } = await gateway.payouts.accountState(accountId)
  if (!payoutsEnabled) throw conflict('payout_account_incomplete', messages.earnings.accountIncomplete)
  if (method === 'instant' && !instantAvailable) throw conflict('instant_unavailable', messages.earnings.noInstant)
  return { accountId, destination: last4 }
}

function repeated(known: CashOut, { washerId, method, askedMinor }: CashOutInput): CashOut {
  const isSame =
    known.washerId === washerId &&
    known.method === method &&
    (askedMinor === undefined || askedMinor === known.amountMinor)
  if (!isSame) throw conflict('cash_out_differs', messages.idempotencyKeyReused)
  return known
}

async function take(
  tx: Tx,
  deps: EarningsDeps,
  { washerId, method, askedMinor }: CashOutInput,
  to: { transferId: string; accountId: string; destination: string | null },
): Promise<CashOut> {
  if (await runningCashOut(tx, washerId)) throw conflict('cash_out_running', messages.earnings.running)
  const available = { owner: 'user', userId: washerId, name: 'earnings_available' } as const
  const checked = checkCashOut({ method, askedMinor, availableMinor: await balanceOf(tx, available) })
  if (!checked.ok) throw invalid({ [checked.field]: [checked.text] })
  const { amountMinor, feeMinor } = checked
  const { gateway, clock } = deps
  const at = clock.now()
  const cashOut = await insertCashOut(tx, {
    ...to,
    washerId,
    gateway: gateway.name,
    method,
    amountMinor,
    feeMinor,
    currency: market.currency,
    at,
  })
  await postTransfer(tx, {
    id: to.transferId,
    kind: 'cash_out',
    postings: [
      { from: available, to: { owner: 'platform', name: 'payout_clearing' }, amountMinor: amountMinor - feeMinor },
      { from: available, to: { owner: 'platform', name: 'revenue' }, amountMinor: feeMinor },
    ],
    at,
  })
  await deps.jobs.enqueue(tx, sendCashOutJob, { cashOutId: cashOut.id })
  await tellCashOut(deps.broadcast, tx, cashOut)
  return cashOut
}

/** Takes available earnings out of the balance and has them sent to the bank. One at a time; a repeat is the same one. */
export async function requestCashOut(deps: EarningsDeps, input: CashOutInput): Promise<CashOut> {
  const { washerId, requestKey } = input
  const transferId = requestKey ? deedId('cash-out', washerId, requestKey) : deps.newId()
  const known = await cashOutByTransfer(deps.db, transferId)
  if (known) return repeated(known, input)
  const account = await readyAccount(deps, input)
  return deps.db.transaction(async (tx) => {
    await lockEarnings(tx, washerId)
    const earlier = await cashOutByTransfer(tx, transferId)
    return earlier ? repeated(earlier, input) : take(tx, deps, input, { transferId, ...account })
  })
}
