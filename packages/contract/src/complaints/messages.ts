export const complaintMessages = {
  read: 'The complaint could not be opened.',
  submitFailed: 'The complaint could not be sent. Please try again.',
  /** Why an order cannot be complained about. */
  blockers: {
    not_completed: 'Please confirm the delivery first.',
    window_over: 'The time to complain about this wash is over.',
    nothing_left: 'Every item of this order is part of a complaint.',
    second_wash: 'This is a second wash. Please complain about the first order.',
  },
  refusals: {
    appealed: 'This has already been appealed.',
    not_appealable: 'Only a decision can be appealed.',
    appeal_over: 'The time to appeal is over.',
    decided_since: 'This complaint was decided in the meantime. Review it again, then decide.',
    nothing_to_decide: 'There is nothing to decide about this complaint.',
  },
  foreignItem: 'This item is not part of the order.',
  tooMany: 'This is more than can be complained about.',
  photoNeeded: 'Please add at least one photo.',
  foreignPhoto: 'This photo cannot be used.',
  tooMuch: 'This is more than the items cost.',
  open: 'A complaint about a wash is open. Wait until it is decided.',
  /** On the Washer's statement. */
  reserve: 'Second wash of an order',
  /** On the customer's receipt. */
  refund: 'The wash could not be fixed',
} as const
