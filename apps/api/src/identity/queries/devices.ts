import type { UserId } from '@washline/contract/ids'
import type { Queryable } from '../../platform/db/database.ts'
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
