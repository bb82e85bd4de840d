/**
 * What a program with an access token may do for a person only within a mandate. `repeat` is a pickup that comes again,
 * `price` a booked pickup that costs more than was agreed, `adjustment` a Washer's list that costs more.
 */
export const mandatedKinds = ['place', 'book', 'tip', 'cancel', 'claim', 'repeat', 'price', 'adjustment'] as const
export type MandatedKind = (typeof mandatedKinds)[number]

/** What a mandate may allow. The others need the person's approval each time. */
export const grantableKinds = ['place', 'book', 'tip', 'cancel', 'claim'] as const
export type GrantableKind = (typeof grantableKinds)[number]

export const isGrantable = (kind: MandatedKind): kind is GrantableKind => grantableKinds.some((each) => each === kind)

/** Why the person is asked. */
export const approvalReasons = ['no_mandate', 'always', 'over_order_ceiling', 'over_month_ceiling'] as const
export type ApprovalReason = (typeof approvalReasons)[number]

/**
 * `waiting` for the person; `approved`, and being carried out; `done`; `failed` when the call was refused then; `declined`; `expired` without an answer.
 */
export const approvalStates = ['waiting', 'approved', 'done', 'failed', 'declined', 'expired'] as const
export type ApprovalState = (typeof approvalStates)[number]
