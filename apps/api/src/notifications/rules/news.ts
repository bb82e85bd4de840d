import type { Notification } from '@washline/contract/notifications/endpoints'

/** What fills a text in: words, numbers, and sums that each language writes in its own way. */
export type NewsValues = Readonly<Record<string, string | number | { readonly amountMinor: number }>>

/** What one person is told of something: English texts, which are the keys of their translations, and what fills them in. */
export interface News {
  readonly userId: number
  readonly type: Notification['type']
  readonly title: string
  readonly message: string
  /** A part of the message, filled in and translated like it. */
  readonly highlight: string
  readonly values: NewsValues
}
