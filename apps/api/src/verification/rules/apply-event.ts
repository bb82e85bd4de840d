import type { UserId } from '@washline/contract/ids'
import {
  approvedUntil,
  nextState,
  type Reviewer,
  type StepEvent,
  type StepState,
  type VerificationStep,
} from '@washline/contract/verification/steps'

export interface StepInput {
  readonly step: VerificationStep
  readonly state: StepState
  readonly note: string | null
  readonly reason: string | null
  readonly reviewer: Reviewer | null
  readonly decidedBy: UserId | null
  readonly submittedAt: Date | null
  readonly decidedAt: Date | null
  readonly approvedUntil: Date | null
  readonly withVendor: boolean
}

export type Happening =
  | { readonly event: 'submit'; readonly at: Date; readonly note: string | null; readonly withVendor: boolean }
  | { readonly event: 'pass' | 'approve'; readonly at: Date; readonly reviewer: Reviewer; readonly by: UserId | null }
  | {
      readonly event: 'reject'
      readonly at: Date
      readonly reviewer: Reviewer
      readonly by: UserId | null
      readonly reason: string
    }
  | { readonly event: Extract<StepEvent, 'expire'>; readonly at: Date }

/** The step after an event; undefined if the state table has no such move. */
export function applyEvent(step: StepInput, happening: Happening): StepInput | undefined {
  const { event, at } = happening
  const state = nextState(step.state, event)
  if (!state) return undefined
  switch (event) {
    case 'submit':
      return { ...step, state, submittedAt: at, note: happening.note, reason: null, withVendor: happening.withVendor }
    case 'pass':
    case 'approve':
      return {
        ...step,
        state,
        reason: null,
        reviewer: happening.reviewer,
        decidedBy: happening.by,
        decidedAt: at,
        approvedUntil: approvedUntil(step.step, at),
        withVendor: false,
      }
    case 'reject':
      return {
        ...step,
        state,
        reason: happening.reason,
        reviewer: happening.reviewer,
        decidedBy: happening.by,
        decidedAt: at,
        approvedUntil: null,
        withVendor: false,
      }
    case 'expire':
      // A renewal under review loses the approval that it would have renewed.
      return { ...step, state, approvedUntil: state === 'expired' ? step.approvedUntil : null }
    default:
      return event satisfies never
  }
}
