import type { Events } from '../../events/events.ts'
import type { NotificationText } from './notification-text.ts'

const texts = {
  spending: {
    title: 'Your approval is needed',
    message: '{agent} wants to spend {amount} for you. Nothing happens until you approve.',
  },
  other: {
    title: 'Your approval is needed',
    message: '{agent} wants to do something for you. Nothing happens until you approve.',
  },
} as const

export const notificationOfApproval = ({ userId, agent, amountMinor }: Events['approval.asked']): NotificationText => ({
  userId,
  type: 'approval',
  ...(amountMinor === null ? texts.other : texts.spending),
  highlight: '{agent}',
  values: { agent, ...(amountMinor !== null && { amount: { amountMinor } }) },
})
