import type { FactBus } from '../facts/fact-bus.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import { tellNotified } from './channels.ts'
import { letterJob, pushJob } from './jobs.ts'
import { newsOfBorne, newsOfClaim, newsOfLift, newsOfReply } from './rules/claim-news.ts'
import { messagePatienceMs } from './rules/delivery.ts'
import {
  newsOfCashOut,
  newsOfClosing,
  newsOfCredit,
  newsOfEarning,
  newsOfRefund,
  newsOfTip,
} from './rules/money-news.ts'
import type { News } from './rules/news.ts'
import {
  newsOfAdjustment,
  newsOfAnswer,
  newsOfDifference,
  newsOfMessage,
  newsOfMove,
  newsOfOffer,
  newsOfRating,
  newsOfSlowSearch,
} from './rules/order-news.ts'
import {
  newsOfDecision,
  newsOfKeeping,
  newsOfLapse,
  newsOfLapsing,
  newsOfLifting,
  newsOfSuspension,
} from './rules/verification-news.ts'
import { dismissMessageNews, insertNotification } from './store.ts'

type About = { readonly orderId: number | null; readonly at: Date }

export function notificationsReactions(
  facts: FactBus,
  deps: { broadcast: Broadcast; jobs: Pick<Jobs, 'enqueue'> },
): void {
  const notify = async (tx: Tx, news: News | undefined, { orderId, at }: About, pushAt?: Date) => {
    const told = news && (await insertNotification(tx, { ...news, orderId, at }))
    if (!told) return
    const notificationId = told.id
    if (told.inApp) await tellNotified(deps.broadcast, tx, news.userId, told)
    for (const subscriptionId of told.deviceIds)
      await deps.jobs.enqueue(tx, pushJob, { notificationId, subscriptionId }, pushAt && { at: pushAt })
    if (told.byMail) await deps.jobs.enqueue(tx, letterJob, { notificationId }, pushAt && { at: pushAt })
  }
  facts.on('order.moved', (tx, fact) => notify(tx, newsOfMove(fact), fact))
  facts.on('order.adjusted', (tx, fact) => notify(tx, newsOfAdjustment(fact), fact))
  facts.on('custody.differed', async (tx, fact) => {
    for (const news of newsOfDifference(fact)) await notify(tx, news, fact)
  })
  facts.on('order.rated', (tx, fact) => notify(tx, newsOfRating(fact), fact))
  facts.on('rating.answered', (tx, fact) => notify(tx, newsOfAnswer(fact), fact))
  facts.on('order.tipped', (tx, fact) => notify(tx, newsOfTip(fact), fact))
  facts.on('order.refunded', (tx, fact) => notify(tx, newsOfRefund(fact), fact))
  facts.on('wallet.credited', (tx, fact) => notify(tx, newsOfCredit(fact), fact))
  facts.on('earning.available', (tx, fact) => notify(tx, newsOfEarning(fact), fact))
  facts.on('cash-out.settled', (tx, fact) => notify(tx, newsOfCashOut(fact), { orderId: null, at: fact.at }))
  facts.on('washer.closed', (tx, fact) => notify(tx, newsOfClosing(fact), { orderId: null, at: fact.at }))
  facts.on('verification.decided', (tx, fact) => notify(tx, newsOfDecision(fact), { orderId: null, at: fact.at }))
  facts.on('verification.lapsing', (tx, fact) => notify(tx, newsOfLapsing(fact), { orderId: null, at: fact.at }))
  facts.on('verification.lapsed', (tx, fact) => notify(tx, newsOfLapse(fact), { orderId: null, at: fact.at }))
  facts.on('washer.suspended', (tx, fact) => notify(tx, newsOfSuspension(fact), { orderId: null, at: fact.at }))
  facts.on('suspension.lifted', (tx, fact) => notify(tx, newsOfLifting(fact), { orderId: null, at: fact.at }))
  facts.on('suspension.kept', (tx, fact) => notify(tx, newsOfKeeping(fact), { orderId: null, at: fact.at }))
  facts.on('claim.moved', async (tx, fact) => {
    for (const news of newsOfClaim(fact)) await notify(tx, news, fact)
  })
  facts.on('claim.replied', (tx, fact) => notify(tx, newsOfReply(fact), fact))
  facts.on('claim.borne', (tx, fact) => notify(tx, newsOfBorne(fact), fact))
  facts.on('claim.lifted', (tx, fact) => notify(tx, newsOfLift(fact), fact))
  facts.on('search.slow', (tx, fact) => notify(tx, newsOfSlowSearch(fact), fact))
  facts.on('offer.made', (tx, fact) => notify(tx, newsOfOffer(fact), fact))
  facts.on('message.sent', async (tx, fact) => {
    const { orderId, recipientId: userId, at } = fact
    await dismissMessageNews(tx, { userId, orderId, at })
    await notify(tx, newsOfMessage(fact), fact, new Date(at.getTime() + messagePatienceMs))
  })
  facts.on('messages.read', async (tx, { orderId, recipientId: userId, at }) => {
    await dismissMessageNews(tx, { userId, orderId, at })
  })
}
