export const webhookMessages = {
  read: 'Your webhooks could not be loaded.',
  save: 'The webhook could not be saved. Please try again.',
  notAnAddress: 'Please enter a complete address that begins with https://',
  credentials: 'The address must not contain a user name or a password.',
  port: 'Events are sent to port 443, or to a port from 1024 that no database uses.',
  private: 'Events are not sent to private networks.',
  noEvents: 'Please choose at least one event.',
  tooMany: 'You have {count} webhooks, which is the maximum. Delete one you no longer use.',
  disabled: 'The webhook is disabled. Enable it first.',
  waiting: 'This delivery is still waiting for its turn.',
} as const
