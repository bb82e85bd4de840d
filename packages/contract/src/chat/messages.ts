export const chatMessages = {
  load: 'Failed to load chat',
  loadTitle: 'Error loading chat',
  send: 'Failed to send message. Please try again.',
  empty: 'Type a message...',
  closed: 'This conversation is closed.',
  foreignPhoto: 'This photo cannot be sent.',
  ringClosed: 'You can ring each other only while the order is under way.',
  ringTooSoon: 'You have just rung. Please wait a minute.',
  ringLimit: 'You have rung very often. Please write a message.',
  ringAnswered: 'This ring is already answered.',
  onlyWasherAtDoor: 'Only the Washer comes to the door.',
} as const
