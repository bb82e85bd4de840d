import type { skipReasons } from '@washline/contract/dispatch/endpoints'
import { messages } from '@washline/contract/messages'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { runWaveJob } from '../jobs.ts'
import { findOffer, skipOffer as markSkipped } from '../store.ts'

export interface SkipOfferDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

/** The Washer lets the offer pass; the search moves on at once. Skipping again changes nothing. */
export async function skipOffer(
  deps: SkipOfferDeps,
  input: { offerId: number; washerId: number; reason: (typeof skipReasons)[number] | undefined },
): Promise<{ orderId: number; status: 'skipped' }> {
  return deps.db.transaction(async (tx) => {
    const offer = await findOffer(tx, input.offerId)
    if (offer?.washerId !== input.washerId) throw notFound()
    if (offer.state === 'accepted') throw conflict('offer_ended', messages.orders.offerEnded)
    if ((await markSkipped(tx, offer.id, deps.clock.now(), input.reason)) > 0)
      await deps.jobs.enqueue(tx, runWaveJob, { orderId: offer.orderId }, { key: `skip-${offer.id}` })
    return { orderId: offer.orderId, status: 'skipped' }
  })
}
