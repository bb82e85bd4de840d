import { market } from '../market.ts'

/** What a Washer is checked for, in the order in which it is shown. */
export const verificationSteps = ['identity', 'background', 'facility', 'training'] as const
export type VerificationStep = (typeof verificationSteps)[number]

export const stepStates = ['not_started', 'submitted', 'approved', 'rejected', 'expired'] as const
export type StepState = (typeof stepStates)[number]

/** `pass` is an approval without an operator: automatic, by a vendor or by the course. */
export const stepEvents = ['submit', 'pass', 'approve', 'reject', 'expire'] as const
export type StepEvent = (typeof stepEvents)[number]

/** Who or what has decided a step. */
export const reviewers = ['automatic', 'operator', 'vendor', 'course'] as const
export type Reviewer = (typeof reviewers)[number]

/**
 * The state of a step after each event; missing moves are refused. Submitting an approved step renews it: the approval stays
 * valid until it expires or the renewal is decided. A renewal whose approval expires stays under review.
 */
export const stepTable: Readonly<Record<StepState, Partial<Readonly<Record<StepEvent, StepState>>>>> = {
  not_started: { submit: 'submitted', pass: 'approved', reject: 'rejected' },
  submitted: { pass: 'approved', approve: 'approved', reject: 'rejected', expire: 'submitted' },
  approved: { submit: 'submitted', pass: 'approved', reject: 'rejected', expire: 'expired' },
  rejected: { submit: 'submitted', pass: 'approved', reject: 'rejected' },
  expired: { submit: 'submitted', pass: 'approved', reject: 'rejected' },
}

export const nextState = (state: StepState, event: StepEvent): StepState | undefined => stepTable[state][event]

/** The states in which an approval stays valid until its date: also while its renewal is under review. */
export const standingStates: readonly StepState[] = ['approved', 'submitted']

const dayMs = 24 * 3_600_000

/** When an approval given now expires. */
export const approvedUntil = (step: VerificationStep, at: Date): Date =>
  new Date(at.getTime() + market.verification.validDays[step] * dayMs)

/** When the renewal period begins and the Washer is reminded. */
export const renewableFrom = (until: Date): Date =>
  new Date(until.getTime() - market.verification.renewDaysBefore * dayMs)

/** Whether the approval of a step is valid. */
export const stands = (step: { readonly state: StepState; readonly approvedUntil: Date | null }, now: Date): boolean =>
  standingStates.includes(step.state) && step.approvedUntil !== null && step.approvedUntil > now
