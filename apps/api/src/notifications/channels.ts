import { userId as ownerId, type UserId } from '@washline/contract/ids'
import type { Notification } from '@washline/contract/notifications/endpoints'
import { notified, userChannel, userChannelPattern } from '@washline/contract/notifications/realtime'
import { formatMoney, localeOf } from '@washline/contract/texts/format-money'
import type { Language } from '@washline/contract/texts/languages'
import { numberFormat } from '@washline/contract/texts/number-format'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast, Channels } from '../platform/realtime/channels.ts'
import { translateData } from '../platform/texts/translate.ts'
import type { NotificationRow } from './queries.ts'
import type { NotificationValues } from './rules/notification-text.ts'

/** Users may subscribe to their own channel only. */
export const notificationsChannels = (channels: Channels): void =>
  channels.allow(userChannelPattern, ownerId, 'orders:read', async (userId, id) => userId === id)

function shown(language: Language, value: NotificationValues[string]): string | number {
  if (typeof value !== 'object') return value
  if ('amountMinor' in value) return formatMoney(language, value.amountMinor)
  return numberFormat(localeOf(language), { minimumFractionDigits: 1 }).format(value.tenths / 10)
}

/** Translates a text and fills in its values. A text without values is not filled in: it may contain user input. */
export function translateNotification(language: Language, text: string, values: NotificationValues): string {
  const filled = Object.entries(values).map(([name, value]) => [name, shown(language, value)])
  return filled.length === 0 ? translateData(language, text) : translateData(language, text, Object.fromEntries(filled))
}

/** A notification in the reader's language. */
export const notificationWire = (row: NotificationRow, language: Language): Notification => ({
  id: row.id,
  type: row.type,
  title: translateNotification(language, row.title, row.values),
  message: translateNotification(language, row.message, row.values),
  highlight: row.highlight && translateNotification(language, row.highlight, row.values),
  order_id: row.orderId,
  time: row.createdAt.toISOString(),
})

export const broadcastNotification = (
  broadcast: Broadcast,
  tx: Tx,
  userId: UserId,
  row: NotificationRow & { readonly language: Language | null },
): Promise<void> =>
  broadcast(tx, {
    channel: userChannel(userId),
    event: notified.event,
    data: notificationWire(row, row.language ?? 'en'),
  })
