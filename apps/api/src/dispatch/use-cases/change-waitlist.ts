import { dispatchRefusals } from '@washline/contract/dispatch/refusals'
import type { UserId, WaitlistId } from '@washline/contract/ids'
import { cellMiddle, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { waitlistSince } from '../queries/reach.ts'
import { countEntries, deleteEntriesBefore, deleteEntry, lockWaitlistOf, saveEntry } from '../store/waitlist.ts'

const { days, placesPerPerson } = market.dispatch.waitlist

/** Puts a person on the waitlist of a place, one entry per person and grid cell. Joining again renews it. */
export async function joinWaitlist(
  deps: { db: Database; clock: Clock },
  { userId, address, ...place }: Point & { userId: UserId; address: string },
): Promise<{ id: WaitlistId; until: Date }> {
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await lockWaitlistOf(tx, userId)
    await deleteEntriesBefore(tx, waitlistSince(at))
    const { id } = await saveEntry(tx, { userId, address, ...cellMiddle(place), at })
    if ((await countEntries(tx, userId)) > placesPerPerson)
      throw refuse(dispatchRefusals.waitlistFull, { values: { count: placesPerPerson } })
    return { id, until: new Date(at.getTime() + days * 86_400_000) }
  })
}

export async function leaveWaitlist(deps: { db: Database }, entry: { id: WaitlistId; userId: UserId }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await deleteEntry(tx, entry)) === 0) throw notFound()
  })
}
