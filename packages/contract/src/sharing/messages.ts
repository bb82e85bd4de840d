export const guestLinkMessages = {
  make: 'The link could not be made. Please try again.',
  revoke: 'The links could not be revoked. Please try again.',
  notNow: 'This order cannot be shared now.',
  tooMany: 'There are already {count} links to this order. Revoke them to make a new one.',
} as const
