import { toMajor } from '@washline/contract/money'
import type { Notification } from '@washline/contract/notifications/endpoints'
import { notified, userChannel, userChannelPattern } from '@washline/contract/notifications/realtime'
import { formatMoney } from '@washline/contract/texts/format-money'
import type { Language } from '@washline/contract/texts/languages'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast, Channels } from '../platform/realtime/channels.ts'
import { sayKnown } from '../platform/texts/say.ts'
import type { NotificationRow } from './queries.ts'
import type { NewsValues } from './rules/news.ts'

/** Everybody hears of their own only. */
export const notificationsChannels = (channels: Channels): void =>
  channels.allow(userChannelPattern, async (userId, id) => userId === id)

/** A text of the news in a language. One without values is said as it stands: it may hold people's own words. */
export function sayNews(language: Language, text: string, values: NewsValues): string {
  const words = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatMoney(language, toMajor(value.amountMinor)) : value,
  ])
  return words.length === 0 ? sayKnown(language, text) : sayKnown(language, text, Object.fromEntries(words))
}

/** A notification in a language. */
export const notificationWire = (row: NotificationRow, language: Language): Notification => ({
  id: row.id,
  type: row.type,
  title: sayNews(language, row.title, row.values),
  message: sayNews(language, row.message, row.values),
  highlight: row.highlight && sayNews(language, row.highlight, row.values),
  order_id: row.orderId,
  time: row.createdAt.toISOString(),
})

export const tellNotified = (
  broadcast: Broadcast,
  tx: Tx,
  userId: number,
  row: NotificationRow & { readonly language: Language | null },
): Promise<void> =>
  broadcast(tx, {
    channel: userChannel(userId),
    event: notified.event,
    data: notificationWire(row, row.language ?? 'en'),
  })
