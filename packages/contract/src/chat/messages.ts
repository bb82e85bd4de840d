export const chatMessages = {
  load: 'Failed to load chat',
  loadTitle: 'Error loading chat',
  send: 'Failed to send message. Please try again.',
  empty: 'Type a message...',
  closed: 'This conversation is closed.',
  foreignPhoto: 'This photo cannot be sent.',
  ringClosed: 'You can ring each other only while the order is in progress.',
  ringTooSoon: 'You just rang. Please wait a minute.',
  ringLimit: 'You have rung several times. Please send a message.',
  ringAnswered: 'This ring has already been answered.',
  onlyWasherAtDoor: 'Only the Washer comes to the door.',
} as const
