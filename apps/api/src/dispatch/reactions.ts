import { messages } from '@washline/contract/messages'
import type { FactBus } from '../facts/fact-bus.ts'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { conflict } from '../platform/http/refusal.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import { tellEnded } from './channels.ts'
import { beginSearchJob, runWaveJob } from './jobs.ts'
import { acceptOffer, endOffers, endOffersBetween, endSearch, startSearch } from './store.ts'

export interface ReactionDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly broadcast: Broadcast
}

export function dispatchReactions(facts: FactBus, deps: ReactionDeps): void {
  const begin = async (tx: Tx, orderId: number, at: Date) => {
    await startSearch(tx, orderId, at)
    await deps.jobs.enqueue(tx, beginSearchJob, { orderId, startedAt: at.toISOString() })
  }
  const end = async (tx: Tx, orderId: number, at: Date) => {
    await endSearch(tx, orderId, at)
    await tellEnded(deps.broadcast, tx, orderId, await endOffers(tx, orderId))
  }

  facts.on('order.moved', async (tx, { move, from, orderId, washerId, at }) => {
    if (move === 'place') await begin(tx, orderId, at)
    if (move === 'release') {
      await end(tx, orderId, at)
      await begin(tx, orderId, at)
    }
    if ((move === 'cancel' && from !== 'draft') || move === 'giveUp') await end(tx, orderId, at)
    if (move === 'accept' && washerId !== null) {
      const closed = await acceptOffer(tx, { orderId, washerId }, at)
      if (!closed.some((offer) => offer.state === 'accepted')) throw conflict('offer_ended', messages.orders.offerEnded)
      await endSearch(tx, orderId, at)
      // The accepting Washer too: it may be signed in on more than one device.
      await tellEnded(deps.broadcast, tx, orderId, closed)
    }
  })

  // Their open offers end, and the searches that made them look on.
  facts.on('person.blocked', async (tx, { blockerId, blockedId }) => {
    for (const { orderId, ...offer } of await endOffersBetween(tx, blockerId, blockedId)) {
      await tellEnded(deps.broadcast, tx, orderId, [offer])
      await deps.jobs.enqueue(tx, runWaveJob, { orderId }, { key: `blocked-${offer.id}` })
    }
  })

  // Somebody has come online: every waiting search looks again.
  facts.on('washer.availability-changed', async (tx, { online }) => {
    if (!online) return
    const waiting = await tx.all<{ order_id: number }>(sql`
      select s.order_id from searches s where s.ended_at is null
        and not exists (select from offers f where f.order_id = s.order_id and f.state = 'open')
      order by s.started_at limit 20`)
    for (const { order_id: orderId } of waiting)
      await deps.jobs.enqueue(tx, runWaveJob, { orderId }, { key: `online-${orderId}` })
  })
}
