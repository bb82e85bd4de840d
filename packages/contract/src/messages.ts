/** Error texts of any call. Those of a noun are in its own `messages.ts`. */
export const messages = {
  unauthenticated: 'Unauthenticated.',
  forbidden: 'You cannot do this.',
  notFound: 'Not found.',
  invalid: 'Please check the highlighted fields.',
  tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
  conflict: 'This has changed in the meantime. Please reload.',
  unexpected: 'Something went wrong on our side. Please try again.',
  offline: 'You seem to be offline. Check the connection and try again.',
  idempotencyKeyReused: 'This Idempotency-Key was already used for a different request.',
  requestInProgress: 'The same request is still being processed.',
} as const
