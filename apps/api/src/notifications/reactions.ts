import type { FactBus } from '../facts/fact-bus.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import { tellNotified } from './channels.ts'
import { type News, newsOfAdjustment, newsOfMove, newsOfRating, newsOfSlowSearch } from './rules.ts'
import { insertNotification } from './store.ts'

export function notificationsReactions(facts: FactBus, deps: { broadcast: Broadcast }): void {
  const notify = async (tx: Tx, news: News | undefined, { orderId, at }: { orderId: number; at: Date }) => {
    if (!news) return
    await tellNotified(deps.broadcast, tx, news.userId, await insertNotification(tx, { ...news, orderId, at }))
  }
  facts.on('order.moved', (tx, fact) => notify(tx, newsOfMove(fact), fact))
  facts.on('order.adjusted', (tx, fact) => notify(tx, newsOfAdjustment(fact), fact))
  facts.on('order.rated', (tx, fact) => notify(tx, newsOfRating(fact), fact))
  facts.on('search.slow', (tx, fact) => notify(tx, newsOfSlowSearch(fact), fact))
}
