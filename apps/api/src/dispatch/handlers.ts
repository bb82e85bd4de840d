import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { isWithdrawal } from '@washline/contract/orders/process'
import type { EventBus } from '../events/event-bus.ts'
import type { Tx } from '../platform/db/database.ts'
import { broadcastEnded } from './channels.ts'
import type { HandlerDeps } from './deps.ts'
import { beginSearchJob, notifyOpenedJob, notifyWaitlistJob, runWaveJob, slowSearchJob } from './jobs.ts'
import { isAnyoneWaiting, waitingForZone } from './queries/reach.ts'
import { searchesWithoutOffers } from './queries.ts'
import { endOffers, endOffersBetween, endRescueOffers, endSearch, startSearch } from './store.ts'

export function dispatchHandlers(events: EventBus, deps: HandlerDeps): void {
  const begin = async (tx: Tx, orderId: OrderId, at: Date) => {
    const startedAt = at.toISOString()
    const slowAt = new Date(at.getTime() + market.dispatch.notifyCustomerAfterMs)
    startSearch(tx, orderId, at)
    await Promise.all([
      deps.jobs.enqueue(tx, beginSearchJob, { orderId, startedAt }),
      deps.jobs.enqueue(tx, slowSearchJob, { orderId, startedAt }, { at: slowAt, key: `slow-${orderId}-${startedAt}` }),
    ])
  }
  const end = async (tx: Tx, orderId: OrderId, at: Date) => {
    await endSearch(tx, orderId, at)
    await broadcastEnded(deps.broadcast, tx, orderId, await endOffers(tx, orderId))
  }

  events.on('order.moved', async (tx, { move, from, orderId, at }) => {
    if (move === 'place') await begin(tx, orderId, at)
    if (isWithdrawal(move)) {
      await end(tx, orderId, at)
      await begin(tx, orderId, at)
    }
    if ((move === 'cancel' && from !== 'draft') || move === 'cancelByOperator' || move === 'giveUp')
      await end(tx, orderId, at)
  })

  // The rest of an order whose Washer cannot go on is searched for like a whole one.
  events.on('rescue.moved', async (tx, { move, to, orderId, successorId, at }) => {
    if (move === 'question' || move === 'accept' || move === 'takeOver') return
    await endSearch(tx, orderId, at)
    await broadcastEnded(deps.broadcast, tx, orderId, await endRescueOffers(tx, orderId, successorId))
    if (to === 'searching') await begin(tx, orderId, at)
  })

  // Ends the open offers between the two people; their searches ask the next Washers.
  events.on('person.blocked', async (tx, { blockerId, blockedId }) => {
    for (const { orderId, ...offer } of await endOffersBetween(tx, blockerId, blockedId)) {
      await broadcastEnded(deps.broadcast, tx, orderId, [offer])
      await deps.jobs.enqueue(tx, runWaveJob, { orderId }, { key: `blocked-${offer.id}` })
    }
  })

  events.on('zones.changed', async (tx, { version }) => {
    if ((await waitingForZone(tx, 0, 1)).length > 0) await deps.jobs.enqueue(tx, notifyOpenedJob, { version })
  })

  // A Washer has come online: searches without an open offer run again, and people who wait for one are notified.
  events.on('washer.availability-changed', async (tx, { online, userId }) => {
    if (!online) return
    for (const orderId of await searchesWithoutOffers(tx, 20))
      await deps.jobs.enqueue(tx, runWaveJob, { orderId }, { key: `online-${orderId}` })
    if (await isAnyoneWaiting(tx))
      await deps.jobs.enqueue(tx, notifyWaitlistJob, { washerId: userId }, { key: `waitlist-${userId}` })
  })
}
