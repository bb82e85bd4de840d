import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { sweepAttempts } from '../store/attempts.ts'
import { sweepDevices } from '../store/devices.ts'
import { sweepSecurityEvents } from '../store/security-events.ts'
import { sweepUndoLinks } from '../store/undo-links.ts'
import { sweepExpired } from '../store.ts'

/** Deletes expired tokens and links, devices that are not used any more, and security events when their time is over. */
export const sweepExpiredSignIns = (deps: { db: Database; clock: Clock }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    await sweepExpired(tx, at)
    await sweepDevices(tx, at)
    await sweepAttempts(tx, at)
    await sweepUndoLinks(tx, at)
    await sweepSecurityEvents(tx, at)
  })
