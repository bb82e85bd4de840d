/**
 * The process of a claim: every move, its actors and its source states. `rules` is the published table of `rules.ts`.
 * An approved claim is paid in the same transaction, so `approved` is transient and claims stay in `paid`.
 */
export const claimStates = ['submitted', 'assessing', 'approved', 'rejected', 'in_review', 'paid', 'appealed'] as const
export type ClaimState = (typeof claimStates)[number]

export const claimActors = ['customer', 'washer', 'rules', 'operator'] as const
export type ClaimActor = (typeof claimActors)[number]

interface ClaimMove {
  readonly from: readonly ClaimState[]
  readonly to: ClaimState
  readonly by: readonly ClaimActor[]
}

export const claimProcess = {
  assess: { from: ['submitted'], to: 'assessing', by: ['rules'] },
  sendToReview: { from: ['assessing'], to: 'in_review', by: ['rules'] },
  /** From `paid`: decides the Washer's liability. */
  approve: { from: ['assessing', 'in_review', 'appealed', 'paid'], to: 'approved', by: ['rules', 'operator'] },
  pay: { from: ['approved'], to: 'paid', by: ['rules', 'operator'] },
  reject: { from: ['assessing', 'in_review', 'appealed'], to: 'rejected', by: ['rules', 'operator'] },
  appeal: { from: ['rejected', 'paid'], to: 'appealed', by: ['customer'] },
} as const satisfies Record<string, ClaimMove>
export type ClaimMoveName = keyof typeof claimProcess

/** Decides a move from the table alone. */
export function mayMove(move: ClaimMoveName, from: ClaimState, by: ClaimActor): boolean {
  const row: ClaimMove = claimProcess[move]
  return row.from.includes(from) && row.by.includes(by)
}

/** States that wait for a decision. */
export const openClaimStates = [
  'submitted',
  'assessing',
  'in_review',
  'appealed',
] as const satisfies readonly ClaimState[]

/** States before the published rules have decided. */
export const unassessedClaimStates: readonly ClaimState[] = [...claimProcess.assess.from, claimProcess.assess.to]
/** States in which an operator decides. */
export const reviewedClaimStates: readonly ClaimState[] = openClaimStates.filter(
  (state) => !unassessedClaimStates.includes(state),
)

export const isOpen = (state: ClaimState): boolean => openClaimStates.some((open) => open === state)

export const claimStateTexts = {
  submitted: 'Submitted',
  assessing: 'Being assessed',
  approved: 'Approved',
  rejected: 'Not approved',
  in_review: 'Under review',
  paid: 'Paid##claim',
  appealed: 'Appealed',
} as const satisfies Record<ClaimState, string>
