import { deedId } from '../../ledger/index.ts'
import type { PayoutGateway } from '../../payments/index.ts'
import type { Database } from '../../platform/db/database.ts'
import { bookedTransfers, type CashOut, cashOutById, cashOutsAfter, moneyUnderWay } from '../queries.ts'
import { type BookedCashOut, compareCashOut, comparePayout } from '../rules/compare-cash-out.ts'

interface Deps {
  readonly db: Database
  readonly gateway: { readonly name: 'sandbox' | 'stripe'; readonly payouts: Pick<PayoutGateway, 'findPayout'> }
}

const pageRows = 500
const paidId = (id: number) => deedId('cash-out-paid', id)
const returnedId = (id: number) => deedId('cash-out-returned', id)
const failedId = (id: number) => deedId('cash-out-failed', id)

async function bookedOf({ db }: Deps, page: readonly CashOut[]): Promise<Map<number, BookedCashOut>> {
  const ids = page.flatMap(({ id, transferId }) => [transferId, paidId(id), returnedId(id), failedId(id)])
  const posted = new Map((await bookedTransfers(db, ids)).map(({ id, postedMinor }) => [id, postedMinor]))
  return new Map(
    page.map(({ id, transferId }) => [
      id,
      {
        takenMinor: posted.get(transferId) ?? 0,
        paidMinor: (posted.get(paidId(id)) ?? 0) - (posted.get(returnedId(id)) ?? 0),
        returnedMinor: posted.get(failedId(id)) ?? 0,
      },
    ]),
  )
}

/** Read a moment apart, the two may differ only because the cash-out moved on: it is looked at once more. */
async function askGateway(deps: Deps, { id, accountId, transferId: key }: CashOut): Promise<string | undefined> {
  const payout = await deps.gateway.payouts.findPayout({ accountId, key })
  const now = await cashOutById(deps.db, id)
  return now && comparePayout(now, payout)
}

/**
 * Compares the cash-outs with the ledger, and those that have moved since a moment with the payout service. Gives one
 * readable line per difference.
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
      const said = (entry && compareCashOut(cashOut, entry)) ?? (isAsked ? await askGateway(deps, cashOut) : undefined)
      if (said) findings.push(`cash-out ${cashOut.id} of user ${cashOut.washerId} ${said}`)
    }
    after = page.length === pageRows ? page.at(-1)?.id : undefined
  }
  const { askedMinor, readyMinor } = await moneyUnderWay(db)
  if (askedMinor !== readyMinor)
    findings.push(`cash-outs under way are ${askedMinor}, but ${readyMinor} lies ready for them`)
  return findings
}
