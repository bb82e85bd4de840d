import type { FactBus } from '../facts/fact-bus.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import { tellNotified } from './channels.ts'
import {
  type News,
  newsOfAdjustment,
  newsOfCashOut,
  newsOfCredit,
  newsOfEarning,
  newsOfMove,
  newsOfRating,
  newsOfRefund,
  newsOfSlowSearch,
  newsOfTip,
} from './rules.ts'
import { insertNotification } from './store.ts'

export function notificationsReactions(facts: FactBus, deps: { broadcast: Broadcast }): void {
  const notify = async (tx: Tx, news: News | undefined, { orderId, at }: { orderId: number | null; at: Date }) => {
    if (!news) return
    await tellNotified(deps.broadcast, tx, news.userId, await insertNotification(tx, { ...news, orderId, at }))
  }
  facts.on('order.moved', (tx, fact) => notify(tx, newsOfMove(fact), fact))
  facts.on('order.adjusted', (tx, fact) => notify(tx, newsOfAdjustment(fact), fact))
  facts.on('order.rated', (tx, fact) => notify(tx, newsOfRating(fact), fact))
  facts.on('order.tipped', (tx, fact) => notify(tx, newsOfTip(fact), fact))
  facts.on('order.refunded', (tx, fact) => notify(tx, newsOfRefund(fact), fact))
  facts.on('wallet.credited', (tx, fact) => notify(tx, newsOfCredit(fact), fact))
  facts.on('earning.available', (tx, fact) => notify(tx, newsOfEarning(fact), fact))
  facts.on('cash-out.settled', (tx, fact) => notify(tx, newsOfCashOut(fact), { orderId: null, at: fact.at }))
  facts.on('search.slow', (tx, fact) => notify(tx, newsOfSlowSearch(fact), fact))
}
