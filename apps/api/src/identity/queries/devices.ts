import type { UserId } from '@washline/contract/ids'
import { tokenHash } from '../../platform/crypto/opaque-token.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

interface Device {
  readonly browser: string | null
  readonly system: string | null
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
}

/** The devices on which a user has signed in. */
export const devicesOf = (q: Queryable, userId: UserId): Promise<Device[]> =>
  q.all<Device>(sql`
    select browser, system, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"
    from user_devices where user_id = ${userId} order by first_seen_at`)

/** Whether the account of an address has signed in on this device. */
export const hasSignedInOn = async (
  q: Queryable,
  { email, device }: { email: string; device: string },
): Promise<boolean> =>
  (await q.maybe(sql`
    select 1 from user_devices d join users u on u.id = d.user_id
    where lower(u.email) = lower(${email}) and d.device_hash = ${tokenHash(device)}`)) !== undefined
