import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Notification } from '@washline/contract/notifications/endpoints'

/** Values of a text: strings, numbers, and amounts of money that each language formats. */
export type NotificationValues = Readonly<
  Record<string, string | number | { readonly amountMinor: Minor } | { readonly tenths: number }>
>

/** A notification for one user: English texts, which are the keys of their translations, with their values. */
export interface NotificationText {
  readonly userId: UserId
  readonly type: Notification['type']
  readonly title: string
  readonly message: string
  /** A part of the message, filled in and translated like it. */
  readonly highlight: string
  readonly values: NotificationValues
}
