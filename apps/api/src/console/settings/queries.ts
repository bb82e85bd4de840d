import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import {
  type MarketSettingValues,
  type SearchSettings,
  type SettingChange,
  type TrialRules,
  trialRulesOf,
} from '@washline/contract/settings/market-settings'
import { builtInFees, claimLimitsOf } from '@washline/contract/settings/money-rules'
import { type ClaimLimits, claimLimits, type FeeRules, feeRules } from '@washline/contract/settings/money-schemas'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { completeSettings, type MarketSettings, type SearchRules, searchRulesOf, settingsOf } from './rules.ts'

export interface CurrentSettingValues {
  /** The latest version, with an end or without; 0 before the first change. */
  readonly version: number
  readonly settings: MarketSettingValues
}

type Stored = Partial<MarketSettingValues>

const latest = sql`
  coalesce((select max(version) from market_settings), 0) as version,
  (select settings from market_settings where ends_at is null order by version desc limit 1) as settings`

/** Without rules that were published for a time. */
export async function currentSettingValues(q: Queryable): Promise<CurrentSettingValues> {
  const { version, settings } = await q.one<{ version: number; settings: Stored | null }>(sql`select ${latest}`)
  return { version, settings: completeSettings(settings) }
}

export interface RulesAt {
  readonly version: number
  readonly rules: TrialRules
  readonly fees: FeeRules
  readonly claims: ClaimLimits
}

/** The rules at a time: those that were published for this time, otherwise those of the settings, of the market and those that are built in. */
export async function rulesAt(q: Queryable, at: Date): Promise<RulesAt> {
  const { version, settings, trial, marketFees, fees, claims } = await q.one<{
    version: number
    settings: Stored | null
    trial: Stored | null
    marketFees: unknown
    fees: unknown
    claims: unknown
  }>(sql`
    with running as (select * from trial_periods where starts_at <= ${at} and ends_at > ${at})
    select ${latest},
      (select r.settings from running r where r.settings is not null limit 1) as trial,
      (select m.fees from market_fees m) as "marketFees",
      (select r.fees from running r where r.fees is not null limit 1) as fees,
      (select r.claim_limits from running r where r.claim_limits is not null limit 1) as claims`)
  return {
    version,
    rules: trialRulesOf({ ...completeSettings(settings), ...trial }),
    fees: feesOver(marketFees, fees),
    claims: claimLimits.nullable().parse(claims) ?? claimLimitsOf(market),
  }
}

/** Each over the one before it, and all over what is built in; what is none is left out. */
const feesOver = (...stored: readonly unknown[]): FeeRules => feeRules.parse(Object.assign({}, builtInFees, ...stored))

/** The fees before and after those that are published for a time. */
export async function marketFees(q: Queryable): Promise<FeeRules> {
  const row = await q.maybe<{ fees: unknown }>(sql`select fees from market_fees`)
  return feesOver(row?.fees)
}

/** The settings of a search, which anybody may read. */
export async function currentSearchSettings(q: Queryable, now: Date): Promise<SearchSettings> {
  const { ask_again_s: _, ...shown } = (await rulesAt(q, now)).rules
  return shown
}

/** The rules of a search now, in one statement; read them in the transaction that applies them. */
export async function searchRules(q: Queryable, now: Date): Promise<SearchRules> {
  const { settings, trial } = await q.one<{ settings: Stored | null; trial: Stored | null }>(sql`
    select (select settings from market_settings where ends_at is null order by version desc limit 1) as settings,
      (select t.settings from trial_periods t where t.starts_at <= ${now} and t.ends_at > ${now} and t.settings is not null limit 1) as trial`)
  return searchRulesOf(trialRulesOf({ ...completeSettings(settings), ...trial }))
}

/** The other settings, in one statement; read them in the transaction that applies them. */
export const marketSettings = async (q: Queryable): Promise<MarketSettings> =>
  settingsOf((await currentSettingValues(q)).settings)

/** The limits of claims at a time, in one statement. */
export const claimLimitsAt = async (q: Queryable, at: Date): Promise<ClaimLimits> => (await rulesAt(q, at)).claims

export interface VersionRow extends CurrentSettingValues {
  readonly changes: SettingChange[]
  readonly by: { readonly id: UserId; readonly name: string }
  readonly reason: string
  readonly at: Date
}

/** The versions without an end. */
export const versionsPage = async (
  q: Queryable,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<VersionRow[]> => {
  const rows = await q.all<Omit<VersionRow, 'settings'> & { settings: Stored }>(sql`
    select s.version, s.settings, s.changes, s.reason, s.at, jsonb_build_object('id', u.id, 'name', u.name) as by
    from market_settings s join users u on u.id = s.changed_by
    where s.ends_at is null and s.settings is not null and s.version < coalesce(${page.before ?? null}::bigint, 2147483647)
    order by s.version desc limit ${page.limit}`)
  return rows.map((row) => ({ ...row, settings: completeSettings(row.settings) }))
}

export interface TrialRow extends Omit<VersionRow, 'settings'> {
  readonly rules: TrialRules | null
  readonly fees: FeeRules | null
  readonly claims: ClaimLimits | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly withdrawn: {
    readonly by: VersionRow['by']
    readonly reason: string
    /** Of stored JSON. */
    readonly at: string
  } | null
}

const trialsShown = 20

/** The last rules that were published for a time, the latest start first. */
export async function trialRows(q: Queryable): Promise<TrialRow[]> {
  const rows = await q.all<Omit<TrialRow, 'fees' | 'claims'> & { fees: unknown; claims: unknown }>(sql`
    select s.version, s.settings as rules, s.fees, s.claim_limits as claims, s.changes, s.reason, s.at,
      s.starts_at as "startsAt", s.ends_at as "endsAt", jsonb_build_object('id', u.id, 'name', u.name) as by,
      (select jsonb_build_object('by', jsonb_build_object('id', x.id, 'name', x.name), 'reason', w.reason, 'at', w.at)
        from trial_withdrawals w join users x on x.id = w.withdrawn_by where w.version = s.version) as withdrawn
    from market_settings s join users u on u.id = s.changed_by
    where s.ends_at is not null and s.starts_at is not null order by s.starts_at desc, s.version desc limit ${trialsShown}`)
  return rows.map((row) => ({
    ...row,
    fees: feeRules.nullable().parse(row.fees),
    claims: claimLimits.nullable().parse(row.claims),
  }))
}

export interface TrialParts {
  readonly rules?: TrialRules | undefined
  readonly fees?: FeeRules | undefined
  readonly claims?: ClaimLimits | undefined
}

/** Whether rules of one of these kinds are published for a part of this time. */
export const hasTrialBetween = async (
  q: Queryable,
  { rules, fees, claims }: TrialParts,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<boolean> =>
  (await q.maybe(sql`
    select version from market_settings t
    where t.starts_at < ${endsAt} and t.ends_at > ${startsAt}
      and (${rules !== undefined} and t.settings is not null or ${fees !== undefined} and t.fees is not null
        or ${claims !== undefined} and t.claim_limits is not null)
      and not exists (select from trial_withdrawals w where w.version = t.version)
    limit 1`)) !== undefined

export const trialTimes = (
  q: Queryable,
  version: number,
): Promise<{ readonly startsAt: Date; readonly endsAt: Date; readonly isWithdrawn: boolean } | undefined> =>
  q.maybe(sql`
    select t.starts_at as "startsAt", t.ends_at as "endsAt",
      exists (select from trial_withdrawals w where w.version = t.version) as "isWithdrawn"
    from market_settings t where t.version = ${version} and t.starts_at is not null and t.ends_at is not null`)

const cellsShown = 1_000

/** Where people outside every zone wait, the most people first. */
export const demandCells = (
  q: Queryable,
): Promise<{ readonly latitude: number; readonly longitude: number; readonly people: number }[]> =>
  q.all(sql`
    select latitude, longitude, count(*)::int as people from waitlist
    where kind = 'zone' group by latitude, longitude order by count(*) desc, latitude, longitude limit ${cellsShown}`)
