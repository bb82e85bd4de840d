import { market } from '@washline/contract/market'
import { verificationMessages } from '@washline/contract/verification/messages'
import type { VerificationStep } from '@washline/contract/verification/steps'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { keepPhoto } from '../../platform/storage/keep-photo.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { acceptPhoto, type PhotoGateway } from '../../scanning/index.ts'
import type { EvidenceRow } from '../queries.ts'
import { countUnsent, insertEvidence } from '../store.ts'
import type { VerificationGateway } from '../verification-gateway.ts'
import { lockStepsOf, type VerificationDeps } from './change-step.ts'

export interface UploadEvidenceDeps extends VerificationDeps {
  readonly storage: Pick<Storage, 'url' | 'put' | 'remove'>
  readonly photos: PhotoGateway
  readonly gateway: VerificationGateway
}

interface Upload {
  readonly washerId: number
  readonly step: VerificationStep
  readonly upload: Buffer
}

async function lockOpenStep(tx: Tx, { washerId, step: name }: Upload): Promise<number> {
  const step = (await lockStepsOf(tx, washerId)).find((one) => one.step === name)
  if (!step) throw notFound()
  if (step.state === 'submitted') throw conflict('under_way', verificationMessages.underWay)
  if ((await countUnsent(tx, step.id)) >= market.verification.evidenceMax)
    throw conflict('too_many', verificationMessages.tooManyPictures)
  return step.id
}

/** Keeps a picture, re-encoded, with a step that is not being looked at. */
export async function uploadEvidence(deps: UploadEvidenceDeps, input: Upload): Promise<EvidenceRow> {
  if (input.step === 'training') throw conflict('by_course', verificationMessages.byCourse)
  // Before the picture is decoded: one that has no place costs nothing.
  await deps.db.transaction((tx) => lockOpenStep(tx, input))
  const { jpeg } = await acceptPhoto(deps.photos, input.upload)
  return keepPhoto(deps.storage, jpeg, (key) =>
    deps.db.transaction(async (tx) => {
      const stepId = await lockOpenStep(tx, input)
      const uploadedAt = deps.clock.now()
      const { id } = await insertEvidence(tx, { stepId, key, at: uploadedAt })
      return { id, stepId, key, uploadedAt, submittedAt: null }
    }),
  )
}
