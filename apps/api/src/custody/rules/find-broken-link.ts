import type { brokenLinks, CustodyStepName } from '@washline/contract/custody/schemas'
import { hashDetails, hashStep, type StepContent, type StepDetails } from './hash-step.ts'

export interface CheckedStep extends StepContent {
  readonly hash: string
  /** Null if there were none or they were erased. */
  readonly details: StepDetails | null
  /** The SHA-256 of the stored photo's bytes; null without a photo. */
  readonly photoNow: string | null
}

export interface BrokenLink {
  readonly number: number
  readonly step: CustodyStepName
  readonly what: (typeof brokenLinks)[number]
}

/** The first step that was changed or does not follow its predecessor. Details erased with the customer's account are not a change. */
export function findBrokenLink(steps: readonly CheckedStep[], customerHasLeft: boolean): BrokenLink | null {
  let previous: CheckedStep | undefined
  for (const step of steps) {
    const what = wrongWith(step, previous, customerHasLeft)
    if (what) return { number: step.number, step: step.step, what }
    previous = step
  }
  return null
}

function wrongWith(step: CheckedStep, previous: CheckedStep | undefined, customerHasLeft: boolean) {
  if (hashStep(step) !== step.hash) return 'content'
  if (step.previousHash !== (previous?.hash ?? null) || step.number !== (previous?.number ?? 0) + 1) return 'link'
  if (step.detailsHash === null) return step.details === null ? undefined : 'details'
  if (step.details === null) return customerHasLeft ? undefined : 'details'
  if (hashDetails(step.details) !== step.detailsHash) return 'details'
  return step.photoSha256 === step.photoNow ? undefined : 'photo'
}
