import type { UserId } from '../ids.ts'
import { notification } from './endpoints.ts'

/** Only this user may subscribe. */
export const userChannel = (userId: UserId): string => `private-user.${userId}`
export const userChannelPattern = /^private-user\.(\d{1,15})$/

export const notified = { event: 'notification', data: notification } as const
