export const chatMessages = {
  load: 'Failed to load chat',
  loadTitle: 'Error loading chat',
  send: 'Failed to send message. Please try again.',
  empty: 'Type a message...',
  closed: 'This conversation is closed.',
  foreignPhoto: 'This photo cannot be sent.',
} as const
