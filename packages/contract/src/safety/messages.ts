export const reportMessages = {
  read: 'Your reports could not be loaded.',
  send: 'Your report could not be sent. Please try again.',
  decided: 'This has already been decided.',
  personMissing: 'Please choose whom this is about.',
  orderMissing: 'Please choose which order this is about.',
} as const
