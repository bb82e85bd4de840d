/**
 * The course of a claim, once: every move, who makes it, and from where. `rules` is the published table of `rules.ts`.
 * An approval pays in the same moment, so that `approved` is passed through: a claim rests in `paid`.
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
  /** Of a paid claim: what its Washer bears of it is decided. */
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

/** Somebody has still to decide. */
export const isOpen = (state: ClaimState): boolean =>
  state === 'submitted' || state === 'assessing' || state === 'in_review' || state === 'appealed'

export const claimStateTexts = {
  submitted: 'Submitted',
  assessing: 'Being assessed',
  approved: 'Approved',
  rejected: 'Not approved',
  in_review: 'With a person',
  paid: 'Paid',
  appealed: 'Appealed',
} as const satisfies Record<ClaimState, string>
