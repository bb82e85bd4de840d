import type { StepId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { scanningRefusals } from '@washline/contract/scanning/refusals'
import { verificationMessages } from '@washline/contract/verification/messages'
import { verificationRefusals } from '@washline/contract/verification/refusals'
import type { VerificationStep } from '@washline/contract/verification/steps'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { storePhoto } from '../../platform/storage/store-photo.ts'
import { acceptPhoto, type SentPhoto } from '../../scanning/index.ts'
import type { UploadEvidenceDeps } from '../deps.ts'
import type { EvidenceRow } from '../queries.ts'
import { countUnsent, insertEvidence } from '../store.ts'
import { lockStepsOf } from './change-step.ts'

interface Upload {
  readonly washerId: UserId
  readonly step: VerificationStep
  readonly upload: SentPhoto
}

async function lockOpenStep(tx: Tx, { washerId, step: name }: Upload): Promise<StepId> {
  const step = (await lockStepsOf(tx, washerId)).find((one) => one.step === name)
  if (!step) throw notFound()
  if (step.state === 'submitted') throw refuse(verificationRefusals.underWay)
  if ((await countUnsent(tx, step.id)) >= market.verification.evidenceMax)
    throw refuse(scanningRefusals.tooManyPhotos, { message: verificationMessages.tooManyPictures })
  return step.id
}

/** Stores a re-encoded picture with a step that is not under review. */
export async function uploadEvidence(deps: UploadEvidenceDeps, input: Upload): Promise<EvidenceRow> {
  if (input.step === 'training') throw refuse(verificationRefusals.byCourse)
  // Checked before the picture is decoded, so that a refused upload costs no CPU.
  await deps.db.transaction((tx) => lockOpenStep(tx, input))
  const { jpeg } = await acceptPhoto(deps.photos, input.upload)
  return storePhoto(deps.storage, jpeg, (key) =>
    deps.db.transaction(async (tx) => {
      const stepId = await lockOpenStep(tx, input)
      const uploadedAt = deps.clock.now()
      const { id } = await insertEvidence(tx, { stepId, key, at: uploadedAt })
      return { id, stepId, key, uploadedAt, submittedAt: null }
    }),
  )
}
