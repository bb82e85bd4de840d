import { market } from '@washline/contract/market'
import { lockOrder } from '../../orders/index.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { settleBlameJob } from '../jobs.ts'
import type { Examined, PhotoFindingsGateway } from '../photo-findings-gateway.ts'
import { hashReport, itemsOfClaim, orderForClaim, photosOfClaim } from '../queries.ts'
import { assess } from '../rules/assess-claim.ts'
import type { Claim } from '../rules/claim.ts'
import { insertReport, lockClaim } from '../store.ts'
import { gatherFindings, orderPhotos } from './gather-findings.ts'
import { type ClaimDeps, moveClaim, tellMoved } from './move-claim.ts'
import { approveClaim, rejectClaim } from './settle-claim.ts'

export interface AssessClaimDeps extends ClaimDeps {
  readonly storage: Pick<Storage, 'get'>
  readonly photoFindings: PhotoFindingsGateway
}

/**
 * Assesses a submitted claim by the published rules. The pictures are looked at between two transactions; the second one
 * writes the report and does what it says. Run again, it goes on where it was, and decides nothing twice.
 */
export async function assessClaim(deps: AssessClaimDeps, claimId: number): Promise<void> {
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
  return photoFindings.examine({
    claim: await read(await photosOfClaim(db, claim.id)),
    order: order ? await read(await orderPhotos(db, order)) : [],
    pieces: (await itemsOfClaim(db, claim.id)).map(({ name }) => name),
  })
}

const decide = (deps: AssessClaimDeps, { id, orderId }: Claim, seen: Examined): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId)
    const claim = await lockClaim(tx, id)
    if (claim?.state !== 'assessing') return
    const at = deps.clock.now()
    const order = await orderForClaim(tx, orderId, claim.customerId)
    if (!order?.deliveredAt) throw new Error(`claim ${id} is for an order that was not delivered`)
    const findings = await gatherFindings(tx, claim, { deliveredAt: order.deliveredAt, ...seen })
    const facts = { submittedAt: claim.submittedAt, items: await itemsOfClaim(tx, id) }
    const report = assess(findings, facts, { market, at })
    await insertReport(tx, { claimId: id, report, at })
    const step = { by: 'rules', actorId: null, at, reportSha256: hashReport(report) } as const
    await tx.run(sql`update claims set assessed_at = ${at} where id = ${id}`)
    switch (report.outcome) {
      case 'approve': {
        const keepHold = report.washerMinor > 0
        const { amountMinor, washerMinor } = report
        await approveClaim(tx, deps, claim, { amountMinor, washerMinor, keepHold }, step)
        if (keepHold) await deps.jobs.enqueue(tx, settleBlameJob, { claimId: id }, { at: claim.replyUntil })
        return
      }
      case 'reject':
        await rejectClaim(tx, deps, claim, step)
        return
      case 'review': {
        const reviewed = await moveClaim(tx, claim, 'sendToReview', step)
        await tellMoved(deps, tx, reviewed, { to: 'in_review', by: 'rules', at })
        return
      }
      default:
        return report.outcome satisfies never
    }
  })
