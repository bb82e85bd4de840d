import type { ClaimId } from '@washline/contract/ids'
import { claimRulesOf } from '@washline/contract/settings/money-rules'
import { claimLimitsAt } from '../../console/index.ts'
import { lockOrder } from '../../orders/index.ts'
import type { AssessClaimDeps } from '../deps.ts'
import { settleLiabilityJob } from '../jobs.ts'
import type { Examined } from '../photo-findings-gateway.ts'
import { boxesOfItems, hashReport, itemsOfClaim, orderForClaim, photosOfClaim } from '../queries.ts'
import { assess, isOverBudgetOnly } from '../rules/assess-claim.ts'
import type { Claim } from '../rules/claim.ts'
import { isDeliveredSince } from '../rules/claim-course.ts'
import { insertReport, lockBudget, lockClaim, saveClaim } from '../store.ts'
import { gatherFindings, orderFindings, orderPhotos } from './gather-findings.ts'
import { moveClaim, publishMoved } from './move-claim.ts'
import { approveClaim, rejectClaim } from './settle-claim.ts'

/**
 * Assesses a submitted claim by the published rules and the limits of the time when it was submitted. The pictures are examined between two transactions; the second
 * one stores the report and applies its outcome. A repeated run continues where the last one stopped and decides
 * nothing twice.
 */
export async function assessClaim(deps: AssessClaimDeps, claimId: ClaimId): Promise<void> {
  const begun = await deps.db.transaction(async (tx) => {
    const claim = await lockClaim(tx, claimId)
    if (claim?.state !== 'submitted') return claim?.state === 'assessing' ? claim : undefined
    return moveClaim(tx, claim, 'assess', { by: 'rules', actorId: null, at: deps.clock.now() })
  })
  if (!begun) return
  await decide(deps, begun, await examine(deps, begun))
}

async function examine({ db, storage, photoFindings }: AssessClaimDeps, claim: Claim): Promise<Examined> {
  const order = await orderForClaim(db, claim.orderId, claim.customerId)
  const read = async <Photo extends { readonly key: string | null }>(photos: readonly Photo[]) => {
    const there: (Photo & { jpeg: Buffer })[] = []
    for (const photo of photos) {
      const jpeg = photo.key === null ? undefined : await storage.get(photo.key)
      if (jpeg) there.push({ ...photo, jpeg })
    }
    return there
  }
  const items = await itemsOfClaim(db, claim.id)
  return photoFindings.examine({
    claim: await read(await photosOfClaim(db, claim.id)),
    order: order ? await read(await orderPhotos(db, order)) : [],
    pieces: items.map(({ name }) => name),
    scanned: await boxesOfItems(
      db,
      claim.orderId,
      items.map(({ itemId }) => itemId),
    ),
  })
}

const decide = (deps: AssessClaimDeps, { id, orderId }: Claim, seen: Examined): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const locked = await lockClaim(tx, id)
    if (locked?.state !== 'assessing') return
    const at = deps.clock.now()
    const order = await orderForClaim(tx, orderId, locked.customerId)
    if (!order?.pickedUpAt) throw new Error(`claim ${id} is for an order that was not picked up`)
    await lockBudget(tx)
    const findings = await gatherFindings(tx, locked, {
      ...orderFindings({ ...order, pickedUpAt: order.pickedUpAt }),
      ...seen,
    })
    const { submittedAt, isUndelivered } = locked
    const claimInput = { submittedAt, isUndelivered, items: await itemsOfClaim(tx, id) }
    const rules = claimRulesOf(await claimLimitsAt(tx, submittedAt))
    const report = assess(findings, claimInput, { market: rules, at })
    const { looked: _, ...decisive } = findings
    await insertReport(tx, { claimId: id, report, input: { findings: decisive, claim: claimInput }, at })
    const step = { by: 'rules', actorId: null, at, reportSha256: hashReport(report) } as const
    const claim = await saveClaim(tx, locked, { assessedAt: at })
    switch (report.outcome) {
      case 'approve': {
        const keepReserve = report.washerMinor > 0
        const { amountMinor, washerMinor } = report
        await approveClaim(tx, deps, claim, { amountMinor, washerMinor, keepReserve }, step)
        if (keepReserve) await deps.jobs.enqueue(tx, settleLiabilityJob, { claimId: id }, { at: claim.replyUntil })
        return
      }
      case 'reject':
        await rejectClaim(tx, deps, claim, { ...step, isDeliveredSince: isDeliveredSince(locked, order.deliveredAt) })
        return
      case 'review': {
        const reviewed = await moveClaim(tx, claim, 'sendToReview', step)
        await publishMoved(deps, tx, reviewed, { to: 'in_review', by: 'rules', at })
        if (isOverBudgetOnly(report))
          await deps.payments.alertClaimsBudget(tx, {
            orderId,
            userId: locked.customerId,
            amountMinor: report.amountMinor,
          })
        return
      }
      default:
        return report.outcome satisfies never
    }
  })
