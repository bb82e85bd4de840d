import type { UserId } from '@washline/contract/ids'
import {
  builtInProfile,
  type MarketProfile,
  type ProfileChange,
  profileChange,
  shownProfile,
} from '@washline/contract/settings/market-profile'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

export interface StoredProfile {
  /** 0 before the first change. */
  readonly version: number
  readonly profile: MarketProfile
}

/** The latest profile. A field that is newer than it has the value that is built in. */
export async function latestProfile(q: Queryable): Promise<StoredProfile> {
  const row = await q.maybe<{ version: number; profile: unknown }>(
    sql`select version, profile from market_versions order by version desc limit 1`,
  )
  if (!row) return { version: 0, profile: builtInProfile }
  return { version: row.version, profile: shownProfile.parse(Object.assign({}, builtInProfile, row.profile)) }
}

export const latestVersion = async (q: Queryable): Promise<number> =>
  (await q.one<{ version: number }>(sql`select coalesce(max(version), 0) as version from market_versions`)).version

/** Whether amounts in the market's currency exist, without waiting for anybody. */
export const isCurrencyInUse = async (q: Queryable): Promise<boolean> =>
  (await q.one<{ used: boolean }>(sql`select coalesce(market_currency_in_use(), true) as used`)).used

export interface ProfileVersion {
  readonly version: number
  readonly changes: ProfileChange[]
  readonly by: { readonly id: UserId; readonly name: string }
  readonly reason: string
  readonly at: Date
}

const versionsShown = 20
const storedChanges = profileChange.array()

/** The last changes, newest first. */
export async function profileVersions(q: Queryable): Promise<ProfileVersion[]> {
  const rows = await q.all<Omit<ProfileVersion, 'changes'> & { changes: unknown }>(sql`
    select m.version, m.changes, m.reason, m.at, jsonb_build_object('id', p.id, 'name', p.name) as by
    from market_versions m join people p on p.id = m.changed_by
    order by m.version desc limit ${versionsShown}`)
  return rows.map((row) => ({ ...row, changes: storedChanges.parse(row.changes) }))
}

export const isLogo = async (q: Queryable, hash: string): Promise<boolean> =>
  (await q.maybe(sql`select hash from market_logos where hash = ${hash}`)) !== undefined

export const logoOf = async (q: Queryable, hash: string): Promise<Buffer | undefined> =>
  (await q.maybe<{ png: Buffer }>(sql`select png from market_logos where hash = ${hash}`))?.png

/** The address to which an operator's own emails go. */
export const emailOf = async (q: Queryable, userId: UserId): Promise<string> =>
  (await q.one<{ email: string }>(sql`select email from contacts where id = ${userId}`)).email
