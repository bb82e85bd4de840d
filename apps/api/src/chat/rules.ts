import { market } from '@washline/contract/market'

/** A chat accepts messages until some days after the order's end, or until the end if one of the two has blocked the other. */
export const isChatOpen = (
  { endedAt, isBlocked }: { readonly endedAt: Date | null; readonly isBlocked: boolean },
  now: Date,
): boolean => endedAt === null || (!isBlocked && now.getTime() < endedAt.getTime() + market.chat.openAfterCompletionMs)
