export const claimMessages = {
  read: 'Your claims could not be loaded.',
  form: 'The claim form could not be opened.',
  submitFailed: 'The claim could not be submitted. Please try again.',
  /** Why an order cannot be claimed for. */
  blockers: {
    not_delivered: 'A claim can be made once the order is delivered.',
    window_over: 'The time to make a claim for this order is over.',
    nothing_left: 'Every item of this order is already part of a claim.',
    cover_used: 'The cover of this order is used up.',
  },
  /** Why an answer, an appeal or a decision is refused, by its code. */
  refusals: {
    replied: 'You have answered already.',
    reply_over: 'The time to answer is over.',
    appealed: 'This claim was appealed already.',
    not_appealable: 'Only a decision can be appealed.',
    appeal_over: 'The time to appeal is over.',
    decided_since: 'This claim was decided in the meantime. Look at it again, then decide.',
    nothing_to_decide: 'There is nothing to decide about this claim.',
    washer_may_answer: 'The Washer may still answer. Until then it cannot be decided against them.',
    over_maximum: 'This is more than the cover of the order still gives.',
    under_paid: 'This is less than was paid already.',
    paid_already: 'This is less than was already paid for this claim. Approve the same amount or more.',
  },
  foreignItem: 'This item is not part of the order.',
  tooMany: 'This is more than was handed over and not claimed yet.',
  foreignPhoto: 'This photo cannot be used.',
  openAsCustomer: 'A claim of yours is open. Wait until it is decided.',
  openAsWasher: 'A claim about one of your orders is open. Wait until it is decided.',
} as const
