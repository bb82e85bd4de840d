import { market } from '@washline/contract/market'

/** A conversation takes messages from acceptance until some days after the order's end; none after it where one has blocked the other. */
export const isChatOpen = (
  { endedAt, isBlocked }: { readonly endedAt: Date | null; readonly isBlocked: boolean },
  now: Date,
): boolean => endedAt === null || (!isBlocked && now.getTime() < endedAt.getTime() + market.chat.openAfterCompletionMs)

const mediaAddress = /^\/api\/media\/(?<key>[\w-]{1,100})\?until=\d{1,12}&signature=[\w-]{1,100}$/

/** The key in an address of our own media; nothing for any other. */
export const photoKeyOf = (url: string): string | undefined => mediaAddress.exec(url)?.groups?.key
