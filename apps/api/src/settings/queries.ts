import type { FigureChange, SettingFigures } from '@washline/contract/settings/figures'
import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { type MarketSettings, settingsOf, wholeFigures } from './rules.ts'

export interface CurrentFigures {
  /** 0 while nobody has changed anything. */
  readonly version: number
  readonly figures: SettingFigures
}

export async function currentFigures(q: Queryable): Promise<CurrentFigures> {
  const row = await q.maybe<{ version: number; figures: Partial<SettingFigures> }>(
    sql`select version, figures from market_settings order by version desc limit 1`,
  )
  return { version: row?.version ?? 0, figures: wholeFigures(row?.figures) }
}

/** What holds now: one statement, to be read in the transaction that follows it. */
export const marketSettings = async (q: Queryable): Promise<MarketSettings> =>
  settingsOf((await currentFigures(q)).figures)

export interface VersionRow extends CurrentFigures {
  readonly changes: FigureChange[]
  readonly by: { readonly id: number; readonly name: string }
  readonly reason: string
  readonly at: Date
}

export const versionsPage = async (
  q: Queryable,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<VersionRow[]> => {
  const rows = await q.all<Omit<VersionRow, 'figures'> & { figures: Partial<SettingFigures> }>(sql`
    select s.version, s.figures, s.changes, s.reason, s.at, jsonb_build_object('id', u.id, 'name', u.name) as by
    from market_settings s join users u on u.id = s.changed_by
    where s.version < coalesce(${page.before ?? null}::int, 2147483647) order by s.version desc limit ${page.limit}`)
  return rows.map((row) => ({ ...row, figures: wholeFigures(row.figures) }))
}
