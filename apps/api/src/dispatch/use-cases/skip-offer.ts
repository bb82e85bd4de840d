import type { skipReasons } from '@washline/contract/dispatch/endpoints'
import { dispatchRefusals } from '@washline/contract/dispatch/refusals'
import type { OfferId, OrderId, UserId } from '@washline/contract/ids'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { SkipOfferDeps } from '../deps.ts'
import { runWaveJob } from '../jobs.ts'
import { findOffer, skipOffer as markSkipped, saveSkipReason } from '../store.ts'

/**
 * The Washer skips an offer and the search offers its place to the next one at once. Skipping again changes nothing but
 * the reason: it may follow later.
 */
export async function skipOffer(
  deps: SkipOfferDeps,
  input: { offerId: OfferId; washerId: UserId; reason: (typeof skipReasons)[number] | undefined },
): Promise<{ orderId: OrderId; status: 'skipped' }> {
  return deps.db.transaction(async (tx) => {
    const offer = await findOffer(tx, input.offerId)
    if (offer?.washerId !== input.washerId) throw notFound()
    if (offer.state === 'accepted') throw refuse(dispatchRefusals.offerEnded)
    if ((await markSkipped(tx, offer.id, deps.clock.now(), input.reason)) > 0)
      await deps.jobs.enqueue(tx, runWaveJob, { orderId: offer.orderId }, { key: `skip-${offer.id}` })
    else if (input.reason) await saveSkipReason(tx, offer.id, input.reason)
    return { orderId: offer.orderId, status: 'skipped' }
  })
}
