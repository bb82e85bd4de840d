import type { UserId } from '@washline/contract/ids'
import type { MarketSettingValues, SearchSettings, SettingChange } from '@washline/contract/settings/market-settings'
import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { completeSettings, type MarketSettings, settingsOf } from './rules.ts'

export interface CurrentSettingValues {
  /** 0 before the first change. */
  readonly version: number
  readonly settings: MarketSettingValues
}

export async function currentSettingValues(q: Queryable): Promise<CurrentSettingValues> {
  const row = await q.maybe<{ version: number; settings: Partial<MarketSettingValues> }>(
    sql`select version, settings from market_settings order by version desc limit 1`,
  )
  return { version: row?.version ?? 0, settings: completeSettings(row?.settings) }
}

/** The settings of a search, which anybody may read. */
export async function currentSearchSettings(q: Queryable): Promise<SearchSettings> {
  const { wave_size, offer_s, radii_km } = (await currentSettingValues(q)).settings
  return { wave_size, offer_s, radii_km }
}

/** The current settings, in one statement; read them in the transaction that applies them. */
export const marketSettings = async (q: Queryable): Promise<MarketSettings> =>
  settingsOf((await currentSettingValues(q)).settings)

export interface VersionRow extends CurrentSettingValues {
  readonly changes: SettingChange[]
  readonly by: { readonly id: UserId; readonly name: string }
  readonly reason: string
  readonly at: Date
}

export const versionsPage = async (
  q: Queryable,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<VersionRow[]> => {
  const rows = await q.all<Omit<VersionRow, 'settings'> & { settings: Partial<MarketSettingValues> }>(sql`
    select s.version, s.settings, s.changes, s.reason, s.at, jsonb_build_object('id', u.id, 'name', u.name) as by
    from market_settings s join users u on u.id = s.changed_by
    where s.version < coalesce(${page.before ?? null}::bigint, 2147483647) order by s.version desc limit ${page.limit}`)
  return rows.map((row) => ({ ...row, settings: completeSettings(row.settings) }))
}
