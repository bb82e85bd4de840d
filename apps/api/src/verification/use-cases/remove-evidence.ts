import type { EvidenceId, UserId } from '@washline/contract/ids'
import { verificationRefusals } from '@washline/contract/verification/refusals'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { EnqueueDeps } from '../deps.ts'
import { removeEvidenceJob } from '../jobs.ts'
import { deleteEvidence, lockEvidence } from '../store.ts'

/** Deletes a picture that was not submitted yet; a job deletes its file. */
export const removeEvidence = (
  deps: EnqueueDeps,
  { id, washerId }: { id: EvidenceId; washerId: UserId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const picture = await lockEvidence(tx, id, washerId)
    if (!picture) throw notFound()
    if (picture.submittedAt) throw refuse(verificationRefusals.submitted)
    await deleteEvidence(tx, id)
    await deps.jobs.enqueue(tx, removeEvidenceJob, { keys: [picture.key] })
  })
