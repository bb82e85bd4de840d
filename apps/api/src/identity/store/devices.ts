import type { UserId } from '@washline/contract/ids'
import { tokenHash } from '../../platform/crypto/opaque-token.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { deviceLifetimeMs, deviceOf, devicesMax } from '../rules.ts'

export interface Visit {
  /** The browser's own id; a program may have none. */
  readonly device?: string | undefined
  readonly userAgent?: string | undefined
}

/** Notes that the user has signed in on this device; only the latest used devices are kept. */
export async function saveDevice(tx: Tx, visit: Visit & { userId: UserId; at: Date }): Promise<void> {
  if (visit.device === undefined) return
  const { browser, system } = deviceOf(visit.userAgent ?? null)
  await tx.run(sql`
    insert into user_devices (user_id, device_hash, browser, system, first_seen_at, last_seen_at)
    values (${visit.userId}, ${tokenHash(visit.device)}, ${browser}, ${system}, ${visit.at}, ${visit.at})
    on conflict (user_id, device_hash) do update set
      browser = excluded.browser, system = excluded.system, last_seen_at = excluded.last_seen_at`)
  await tx.run(sql`
    delete from user_devices where user_id = ${visit.userId} and device_hash in (
      select device_hash from user_devices where user_id = ${visit.userId} order by last_seen_at desc offset ${devicesMax})`)
}

export const deleteDevices = (tx: Tx, userId: UserId) => tx.run(sql`delete from user_devices where user_id = ${userId}`)

export const sweepDevices = (tx: Tx, at: Date) =>
  tx.run(sql`delete from user_devices where last_seen_at <= ${new Date(at.getTime() - deviceLifetimeMs)}`)
