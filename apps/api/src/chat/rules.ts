import { market } from '@washline/contract/market'

/** A conversation takes messages from acceptance until some days after the order's end. */
export const isChatOpen = (endedAt: Date | null, now: Date): boolean =>
  endedAt === null || now.getTime() < endedAt.getTime() + market.chat.openAfterCompletionMs
