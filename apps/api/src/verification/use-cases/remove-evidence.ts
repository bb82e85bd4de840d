import { verificationMessages } from '@washline/contract/verification/messages'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { removeEvidenceJob } from '../jobs.ts'
import { deleteEvidence, lockEvidence } from '../store.ts'
import type { VerificationDeps } from './change-step.ts'

/** Takes away one's own picture that was not handed in yet; its file goes by a job. */
export const removeEvidence = (
  deps: VerificationDeps & { readonly jobs: Pick<Jobs, 'enqueue'> },
  { id, washerId }: { id: number; washerId: number },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const picture = await lockEvidence(tx, id, washerId)
    if (!picture) throw notFound()
    if (picture.submittedAt) throw conflict('submitted', verificationMessages.takenAlready)
    await deleteEvidence(tx, id)
    await deps.jobs.enqueue(tx, removeEvidenceJob, { keys: [picture.key] })
  })
