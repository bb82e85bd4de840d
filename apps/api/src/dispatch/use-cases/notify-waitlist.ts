import type { UserId, WaitlistId } from '@washline/contract/ids'
import { zoneOf } from '@washline/contract/zones/zone-at'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { washerProfile } from '../../washers/index.ts'
import { currentZones } from '../../zones/index.ts'
import { someWaiting, waitingAround, waitingForZone, washersInReach } from '../queries/reach.ts'
import { deleteEndedEntries, deleteEntry, lockEntry, waitlistMs } from '../store/waitlist.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
  readonly events: Pick<EventBus, 'publish'>
}

/** How many entries one run looks at. */
const perRun = 500

/** Notifies the person and ends the entry, if a Washer is in reach now. The entry's row decides between concurrent runs. */
async function notifyReached({ db, clock, events }: Deps, id: WaitlistId): Promise<void> {
  await db.transaction(async (tx) => {
    const entry = await lockEntry(tx, id)
    const at = clock.now()
    if (entry?.kind !== 'reach' || entry.createdAt.getTime() <= at.getTime() - waitlistMs('reach')) return
    const { userId, address } = entry
    if ((await washersInReach(tx, { customerId: userId, place: entry, now: at })).length === 0) return
    await deleteEntry(tx, entry)
    await events.publish(tx, 'waitlist.reached', { userId, address, at })
  })
}

/** A Washer has come online or moved: notifies the people who wait around them. */
export async function notifyAroundWasher(deps: Deps, { washerId }: { washerId: UserId }): Promise<void> {
  const washer = await washerProfile(deps.db, washerId)
  if (!washer?.online || washer.latitude === null || washer.longitude === null) return
  const { latitude, longitude, radiusKm } = washer
  for (const id of await waitingAround(deps.db, { latitude, longitude, radiusM: radiusKm * 1_000 }))
    await notifyReached(deps, id)
}

/** Finds what no event announces: a verified Washer, a free place among their orders, a lifted block. Ends old entries. */
export async function sweepWaitlist(deps: Deps): Promise<void> {
  await deps.db.transaction((tx) => deleteEndedEntries(tx, deps.clock.now()))
  for (const id of await someWaiting(deps.db, perRun)) await notifyReached(deps, id)
}

/** The zones have changed: notifies the people whose places are in one now that takes orders. */
export async function notifyOpened({ db, clock, events }: Deps): Promise<void> {
  let ids = await waitingForZone(db, 0, perRun)
  while (ids.length > 0) {
    for (const id of ids)
      await db.transaction(async (tx) => {
        const entry = await lockEntry(tx, id)
        const zone = entry?.kind === 'zone' && zoneOf((await currentZones(tx)).zones, entry)
        if (!entry || !zone || zone.paused !== null) return
        await deleteEntry(tx, entry)
        const { userId, address } = entry
        await events.publish(tx, 'waitlist.opened', { userId, address, at: clock.now() })
      })
    ids = await waitingForZone(db, ids.at(-1) ?? 0, perRun)
  }
}
