export const realtimeMessages = {
  pusherMissing: 'Pusher client not found',
  tokenMissing: 'Token not found, Echo not initialized',
} as const
