import type { EvidenceId, StepId, SuspensionId } from '@washline/contract/ids'
import type { Evidence, StepShown, Suspension } from '@washline/contract/verification/schemas'
import { stands, verificationSteps } from '@washline/contract/verification/steps'
import type { StepInput } from './apply-event.ts'

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

interface ShownStep extends StepInput {
  readonly id: StepId
  readonly version: number
  readonly scoreRight: number | null
  readonly scoreOf: number | null
}

interface ShownPicture {
  readonly id: EvidenceId
  readonly stepId: StepId
  readonly key: string
  readonly uploadedAt: Date
  readonly submittedAt: Date | null
}

interface Showing {
  readonly now: Date
  /** A vendor checks identities. */
  readonly isVendors: boolean
  readonly urlOf: (key: string) => string
  /** Translates a reason that is a text of this product. */
  readonly translateReason: (reason: string) => string
}

const byOf = (step: ShownStep['step'], isVendors: boolean): StepShown['by'] => {
  if (step === 'training') return 'course'
  return step === 'identity' && isVendors ? 'vendor' : 'evidence'
}

export const showPicture = (picture: ShownPicture, urlOf: Showing['urlOf']): Evidence => ({
  id: picture.id,
  url: urlOf(picture.key),
  uploaded_at: picture.uploadedAt.toISOString(),
  submitted_at: textOf(picture.submittedAt),
})

export const showStep = (step: ShownStep, pictures: readonly ShownPicture[], showing: Showing): StepShown => ({
  id: step.id,
  step: step.step,
  state: step.state,
  by: byOf(step.step, showing.isVendors),
  version: step.version,
  note: step.note,
  reason: step.reason && showing.translateReason(step.reason),
  reviewer: step.reviewer,
  submitted_at: textOf(step.submittedAt),
  decided_at: textOf(step.decidedAt),
  approved_until: textOf(step.approvedUntil),
  stands: stands(step, showing.now),
  may_submit: step.state !== 'submitted',
  evidence: pictures.filter(({ stepId }) => stepId === step.id).map((picture) => showPicture(picture, showing.urlOf)),
  score: step.scoreRight === null || step.scoreOf === null ? null : { right: step.scoreRight, of: step.scoreOf },
})

/** A Washer's steps in display order. */
export const showSteps = (
  steps: readonly ShownStep[],
  pictures: readonly ShownPicture[],
  showing: Showing,
): StepShown[] =>
  verificationSteps.flatMap((name) =>
    steps.filter(({ step }) => step === name).map((step) => showStep(step, pictures, showing)),
  )

export const showSuspension = (suspension: {
  readonly id: SuspensionId
  readonly reason: string
  readonly since: Date
  readonly until: Date | null
  readonly appealText: string | null
  readonly appealedAt: Date | null
  readonly appealAnswer: string | null
  readonly appealAnsweredAt: Date | null
}): Suspension => {
  const { appealText, appealedAt, appealAnswer, appealAnsweredAt } = suspension
  return {
    id: suspension.id,
    reason: suspension.reason,
    since: suspension.since.toISOString(),
    until: textOf(suspension.until),
    appeal:
      appealText === null || appealedAt === null
        ? null
        : {
            text: appealText,
            at: appealedAt.toISOString(),
            answer:
              appealAnswer === null || appealAnsweredAt === null
                ? null
                : { reason: appealAnswer, at: appealAnsweredAt.toISOString() },
          },
  }
}
