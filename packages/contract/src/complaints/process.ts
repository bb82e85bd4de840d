/**
 * The process of a complaint about the quality of a wash: every move, its actors and its source states; `none` is before the
 * submission. `rules` is the published table of `rules.ts`, and what follows from the second wash.
 */
export const complaintStates = ['in_review', 'washing', 'mended', 'refunded', 'rejected', 'appealed'] as const
export type ComplaintState = (typeof complaintStates)[number]

export const complaintActors = ['customer', 'rules', 'operator'] as const
export type ComplaintActor = (typeof complaintActors)[number]

interface ComplaintMove {
  readonly from: readonly (ComplaintState | 'none')[]
  readonly to: ComplaintState
  readonly by: readonly ComplaintActor[]
}

export const complaintProcess = {
  sendToReview: { from: ['none'], to: 'in_review', by: ['rules'] },
  washAgain: { from: ['none', 'in_review', 'appealed'], to: 'washing', by: ['rules', 'operator'] },
  refund: { from: ['none', 'in_review', 'appealed', 'washing'], to: 'refunded', by: ['rules', 'operator'] },
  reject: { from: ['in_review', 'appealed'], to: 'rejected', by: ['operator'] },
  mend: { from: ['washing'], to: 'mended', by: ['rules'] },
  appeal: { from: ['rejected', 'refunded'], to: 'appealed', by: ['customer'] },
} as const satisfies Record<string, ComplaintMove>
export type ComplaintMoveName = keyof typeof complaintProcess

/** Decides a move from the table alone. */
export function mayMoveComplaint(move: ComplaintMoveName, from: ComplaintState | 'none', by: ComplaintActor): boolean {
  const row: ComplaintMove = complaintProcess[move]
  return row.from.includes(from) && row.by.includes(by)
}

/** States in which an operator decides. */
export const waitingComplaintStates = ['in_review', 'appealed'] as const satisfies readonly ComplaintState[]

export const complaintStateTexts = {
  in_review: 'Our team is reviewing it',
  washing: 'Free second wash in progress',
  mended: 'Washed again',
  refunded: 'Refunded',
  rejected: 'Not accepted',
  appealed: 'Appealed',
} as const satisfies Record<ComplaintState, string>
