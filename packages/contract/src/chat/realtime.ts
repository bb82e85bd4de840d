import { message } from './endpoints.ts'

/** Heard by the two people of an order. `id` is the order's. */
export const chatChannel = (chatId: number): string => `private-chat.${chatId}`
export const chatChannelPattern = /^private-chat\.(\d{1,15})$/

export const messageSent = { event: 'send-message', data: message } as const
