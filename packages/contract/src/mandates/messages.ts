/** What people and programs read about approvals. */
export const mandateMessages = {
  waiting: 'This needs approval in the app first. You were not charged.',
  declined: 'The account holder declined this.',
  tooMany: 'Too many requests are already waiting for approval.',
  answered: 'This was already answered, or it has expired.',
  priceChanged: 'The price has changed. Please check the new one before you approve.',
  monthBelowOrder: 'The monthly limit must be at least the limit for one order.',
} as const
