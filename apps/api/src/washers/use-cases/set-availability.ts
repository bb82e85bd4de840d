import type { UserId } from '@washline/contract/ids'
import type { EventBus } from '../../events/event-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { invalid, notFound } from '../../platform/http/refusal.ts'
import type { WasherProfile } from '../queries.ts'
import { pointOf, texts } from '../rules.ts'
import { lockWasher, saveAvailability } from '../store.ts'

interface Availability {
  readonly userId: UserId
  readonly online: boolean
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly radiusKm?: number | undefined
}

/** Sets a Washer's availability, place and radius; omitted fields stay unchanged. */
export async function setAvailability(
  deps: { db: Database; clock: Clock; events: EventBus },
  input: Availability,
): Promise<WasherProfile> {
  const { userId, online, latitude, longitude } = input
  if ((latitude === undefined) !== (longitude === undefined))
    throw invalid({ [latitude === undefined ? 'latitude' : 'longitude']: [texts.half] })
  return deps.db.transaction(async (tx) => {
    const before = await lockWasher(tx, userId)
    if (!before || before.closed) throw notFound()
    const point = pointOf(latitude, longitude) ?? pointOf(before.latitude ?? undefined, before.longitude ?? undefined)
    if (online && !point) throw invalid({ latitude: [texts.positionMissing] })
    const after = await saveAvailability(tx, { userId, online, point, radiusKm: input.radiusKm ?? before.radiusKm })
    const isSame =
      after.online === before.online &&
      after.latitude === before.latitude &&
      after.longitude === before.longitude &&
      after.radiusKm === before.radiusKm
    if (!isSame) await deps.events.publish(tx, 'washer.availability-changed', { userId, online, at: deps.clock.now() })
    return after
  })
}
