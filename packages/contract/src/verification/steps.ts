import { market } from '../market.ts'

/** What a Washer is checked for, in the order in which it is shown. */
export const verificationSteps = ['identity', 'background', 'facility', 'training'] as const
export type VerificationStep = (typeof verificationSteps)[number]

export const stepStates = ['not_started', 'submitted', 'approved', 'rejected', 'expired'] as const
export type StepState = (typeof stepStates)[number]

/** `pass` is an approval without a case: by an automatic check, a vendor, or the course. */
export const stepEvents = ['submit', 'pass', 'approve', 'reject', 'expire'] as const
export type StepEvent = (typeof stepEvents)[number]

/** Who or what has decided a step. */
export const reviewers = ['automatic', 'operator', 'vendor', 'course'] as const
export type Reviewer = (typeof reviewers)[number]

/**
 * What each event makes of a step; what is missing is refused. Submitting an approved step renews it: the approval counts
 * until it lapses, or until the renewal is decided. A renewal whose approval lapses stays with its reviewer.
 */
export const stepTable: Readonly<Record<StepState, Partial<Readonly<Record<StepEvent, StepState>>>>> = {
  not_started: { submit: 'submitted', pass: 'approved', reject: 'rejected' },
  submitted: { pass: 'approved', approve: 'approved', reject: 'rejected', expire: 'submitted' },
  approved: { submit: 'submitted', pass: 'approved', reject: 'rejected', expire: 'expired' },
  rejected: { submit: 'submitted', pass: 'approved', reject: 'rejected' },
  expired: { submit: 'submitted', pass: 'approved', reject: 'rejected' },
}

export const nextState = (state: StepState, event: StepEvent): StepState | undefined => stepTable[state][event]

const dayMs = 24 * 3_600_000

/** Until when an approval of this moment counts. */
export const approvedUntil = (step: VerificationStep, at: Date): Date =>
  new Date(at.getTime() + market.verification.validDays[step] * dayMs)

/** From when on an approval may be renewed, and its Washer is reminded. */
export const renewableFrom = (until: Date): Date =>
  new Date(until.getTime() - market.verification.renewDaysBefore * dayMs)

/** Whether a step counts towards being verified: its approval has not lapsed, be it under renewal or not. */
export const stands = (step: { readonly state: StepState; readonly approvedUntil: Date | null }, now: Date): boolean =>
  (step.state === 'approved' || step.state === 'submitted') && step.approvedUntil !== null && step.approvedUntil > now
