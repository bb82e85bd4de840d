import { notification } from './endpoints.ts'

/** Heard by one person. */
export const userChannel = (userId: number): string => `private-user.${userId}`
export const userChannelPattern = /^private-user\.(\d{1,15})$/

export const notified = { event: 'notification', data: notification } as const
