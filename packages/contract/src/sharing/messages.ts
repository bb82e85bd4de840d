export const guestLinkMessages = {
  make: 'The link could not be created. Please try again.',
  revoke: 'The links could not be turned off. Please try again.',
  notNow: 'This order cannot be shared right now.',
  tooMany: 'There are already {count} links to this order. Turn them off to create a new one.',
} as const
