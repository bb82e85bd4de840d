/** What people and programs read about approvals. */
export const mandateMessages = {
  waiting: 'This waits for approval on the phone. Nothing has been charged.',
  declined: 'The person has declined this.',
  tooMany: 'Too many requests wait for approval already.',
  answered: 'This was answered already, or its time is over.',
  priceChanged: 'The price has changed. Please look at the new one before you approve.',
  monthBelowOrder: 'The monthly ceiling must be at least the ceiling of one order.',
} as const
