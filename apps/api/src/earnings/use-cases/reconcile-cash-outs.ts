import type { CashOutId } from '@washline/contract/ids'
import { minor, subtract } from '@washline/contract/money'
import { operationId } from '../../ledger/index.ts'
import type { PaymentGateway, PayoutGateway } from '../../payments/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { bookedTransfers, type CashOut, cashOutById, cashOutsAfter, pendingMoney } from '../queries.ts'
import { type BookedCashOut, compareCashOut, comparePayout } from '../rules/compare-cash-out.ts'

interface Deps {
  readonly db: Database
  readonly gateway: { readonly name: PaymentGateway['name']; readonly payouts: Pick<PayoutGateway, 'findPayout'> }
}

const pageRows = 500
const paidId = (id: CashOutId) => operationId('cash-out-paid', id)
const returnedId = (id: CashOutId) => operationId('cash-out-returned', id)
const failedId = (id: CashOutId) => operationId('cash-out-failed', id)

async function bookedOf({ db }: Deps, page: readonly CashOut[]): Promise<Map<CashOutId, BookedCashOut>> {
  const ids = page.flatMap(({ id, transferId }) => [transferId, paidId(id), returnedId(id), failedId(id)])
  const posted = new Map((await bookedTransfers(db, ids)).map(({ id, postedMinor }) => [id, postedMinor]))
  const postedOf = (id: string) => posted.get(id) ?? minor(0)
  return new Map<CashOutId, BookedCashOut>(
    page.map(({ id, transferId }) => [
      id,
      {
        deductedMinor: postedOf(transferId),
        paidMinor: subtract(postedOf(paidId(id)), postedOf(returnedId(id))),
        returnedMinor: postedOf(failedId(id)),
      },
    ]),
  )
}

/** Reads the cash-out again after the payout: a difference only because it moved meanwhile does not count. */
async function askGateway(deps: Deps, { id, accountId, transferId: key }: CashOut): Promise<string | undefined> {
  const payout = await deps.gateway.payouts.findPayout({ accountId, key })
  const now = await cashOutById(deps.db, id)
  return now && comparePayout(now, payout)
}

/**
 * Compares the cash-outs with the ledger, and those moved since a time with the payout service. Returns one readable
 * line per difference.
 */
export async function reconcileCashOuts(deps: Deps, since: Date | null): Promise<string[]> {
  const { db, gateway } = deps
  const findings: string[] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page: (CashOut & { movedAt: Date; gateway: string })[] = await cashOutsAfter(db, after, pageRows)
    const booked = await bookedOf(deps, page)
    for (const cashOut of page) {
      const entry = booked.get(cashOut.id)
      const isAsked = cashOut.gateway === gateway.name && (since === null || cashOut.movedAt >= since)
      const difference =
        (entry && compareCashOut(cashOut, entry)) ?? (isAsked ? await askGateway(deps, cashOut) : undefined)
      if (difference) findings.push(`cash-out ${cashOut.id} of user ${cashOut.washerId} ${difference}`)
    }
    after = page.length === pageRows ? page.at(-1)?.id : undefined
  }
  const { askedMinor, readyMinor } = await pendingMoney(db)
  if (askedMinor !== readyMinor)
    findings.push(`cash-outs under way are ${askedMinor}, but ${readyMinor} lies ready for them`)
  return findings
}
