import { dispatchMessages } from '@washline/contract/dispatch/messages'
import { dispatchRefusals } from '@washline/contract/dispatch/refusals'
import type { UserId, WaitlistId } from '@washline/contract/ids'
import { cellMiddle, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { zoneOf } from '@washline/contract/zones/zone-at'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import { currentZones } from '../../zones/index.ts'
import {
  countEntries,
  deleteEndedEntries,
  deleteEntry,
  lockWaitlistOf,
  saveEntry,
  waitlistMs,
} from '../store/waitlist.ts'

const { placesPerPerson } = market.dispatch.waitlist

/**
 * Puts a person on the waitlist of a place, one entry per person and grid cell. Joining again renews it. A place that is in no zone needs
 * their consent: an email follows after weeks.
 */
export async function joinWaitlist(
  deps: { db: Database; clock: Clock },
  { userId, address, consent, ...place }: Point & { userId: UserId; address: string; consent?: boolean | undefined },
): Promise<{ id: WaitlistId; until: Date }> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const kind = zoneOf((await currentZones(tx)).zones, place) ? 'reach' : 'zone'
    if (kind === 'zone' && !consent) throw invalid({ consent: [dispatchMessages.waitlistConsent] })
    await lockWaitlistOf(tx, userId)
    await deleteEndedEntries(tx, at)
    const { id } = await saveEntry(tx, { userId, address, ...cellMiddle(place), kind, at })
    if ((await countEntries(tx, userId)) > placesPerPerson)
      throw refuse(dispatchRefusals.waitlistFull, { values: { count: placesPerPerson } })
    return { id, until: new Date(at.getTime() + waitlistMs(kind)) }
  })
}

export async function leaveWaitlist(deps: { db: Database }, entry: { id: WaitlistId; userId: UserId }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await deleteEntry(tx, entry)) === 0) throw notFound()
  })
}
