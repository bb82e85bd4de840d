import { market } from '@washline/contract/market'

/** A conversation takes messages from acceptance until some days after the order's end. */
export const isChatOpen = (endedAt: Date | null, now: Date): boolean =>
  endedAt === null || now.getTime() < endedAt.getTime() + market.chat.openAfterCompletionMs

const mediaAddress =
  /^\/api\/media\/(?<key>[\w-]{1,100})\?until=(?<until>\d{1,12})&signature=(?<signature>[\w-]{1,100})$/

export interface MediaAddress {
  readonly key: string
  readonly until: string
  readonly signature: string
}

/** The parts of an address of our own media; nothing for any other. */
export const mediaAddressOf = (url: string): MediaAddress | undefined => {
  const { key, until, signature } = mediaAddress.exec(url)?.groups ?? {}
  return key && until && signature ? { key, until, signature } : undefined
}
