import { market } from '@washline/contract/market'

/** A conversation takes messages from acceptance until some days after the order's end; none after it where one has blocked the other. */
export const isChatOpen = (
  { endedAt, isBlocked }: { readonly endedAt: Date | null; readonly isBlocked: boolean },
  now: Date,
): boolean => endedAt === null || (!isBlocked && now.getTime() < endedAt.getTime() + market.chat.openAfterCompletionMs)
