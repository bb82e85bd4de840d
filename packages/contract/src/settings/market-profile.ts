import { z } from 'zod'
import { isCurrency } from '../currency.ts'
import { market } from '../market.ts'
import { builtInMarket } from '../market-in-force.ts'
import { oneLine } from '../texts/plain-text.ts'
import { isTimeZone } from '../zoned-time.ts'
import { zoneLimits } from '../zones/limits.ts'
import { contrastOf, leastContrast } from './contrast.ts'
import { builtInFees } from './money-rules.ts'
import { feeRules } from './money-schemas.ts'
import { profileMessages } from './profile-messages.ts'

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, profileMessages.colour)
  .toLowerCase()

/** The grounds on which the accent is written, by day and by night. */
const grounds = { light: ['#f8f5ec', '#fffdf7'], dark: ['#0e1230', '#191e46'] } as const

const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

/** A pair of colours that cannot be read, with the ratio that it has; `params` is for texts in other languages. */
function contrastProblem(accent: string, onAccent: string, theme: keyof typeof grounds) {
  const least = Math.min(contrastOf(accent, onAccent), ...grounds[theme].map((ground) => contrastOf(ground, accent)))
  if (least >= leastContrast) return undefined
  const ratio = ratioText(least)
  return { code: 'custom', message: profileMessages.contrast.replace('{ratio}', ratio), params: { ratio } } as const
}

/** Of the accent, the text on it, and both by night. */
const brandColours = z
  .object({ accent: colour, on_accent: colour, accent_dark: colour, on_accent_dark: colour })
  .superRefine(({ accent, on_accent, accent_dark, on_accent_dark }, context) => {
    const light = contrastProblem(accent, on_accent, 'light')
    const dark = contrastProblem(accent_dark, on_accent_dark, 'dark')
    if (light) context.addIssue({ ...light, path: ['accent'] })
    if (dark) context.addIssue({ ...dark, path: ['accent_dark'] })
  })

const isLocale = (text: string): boolean => {
  try {
    return Intl.getCanonicalLocales(text)[0] === text
  } catch {
    return false
  }
}

/** The greatest amount that a profile may name where built-in amounts are worth their number; elsewhere so many percent of it. */
const profileMostMinor = 100_000_000
const amount = z
  .int(profileMessages.amount)
  .min(0, profileMessages.amount)
  .max(profileMostMinor * 10_000, profileMessages.amount)

const builtInMostMinor: number = builtInMarket.fees.mostMinor

/** A hash by which a logo was stored. */
const logoHash = z.string().regex(/^[0-9a-f]{64}$/)

const profileFields = z.object({
  name: oneLine({ min: 2, max: 40 }).refine((name) => !/[<>&"]/.test(name), profileMessages.name),
  currency: z.string().refine(isCurrency, profileMessages.currency),
  symbol: oneLine({ min: 1, max: 6 }).refine((symbol) => !/[\d<>&"]/.test(symbol), profileMessages.symbol),
  locale: z.string().max(35).refine(isLocale, profileMessages.locale),
  time_zone: z.string().max(60).refine(isTimeZone, profileMessages.timeZone),
  amount_percent: z.int().min(1, profileMessages.percent).max(10_000_000, profileMessages.percent),
  deposit_minor: amount.brand<'Minor', 'inout'>(),
  promise_minutes: z
    .int()
    .min(zoneLimits.promiseMinutes.least, profileMessages.promise)
    .max(zoneLimits.promiseMinutes.most, profileMessages.promise),
  cover_minor: amount.min(1, profileMessages.amount).brand<'Minor', 'inout'>(),
  fees: feeRules.extend({
    service_minimum_minor: amount.brand<'Minor'>(),
    load_medium_minor: amount.brand<'Minor'>(),
    load_heavy_minor: amount.brand<'Minor'>(),
    coverage_fees_minor: z.array(amount.brand<'Minor'>()).length(market.coverage.extra.length),
    coverage_limits_minor: z.array(amount.min(1).brand<'Minor'>()).length(market.coverage.extra.length),
  }),
  colours: brandColours.nullable(),
  logo: logoHash.nullable(),
})

/** What the market is called, charges, promises and looks like. */
export const marketProfile = profileFields.superRefine(
  ({ deposit_minor, cover_minor, fees, amount_percent }, context) => {
    const most = (builtInMostMinor * amount_percent) / 100
    const mostOfAll = profileMostMinor * Math.max(1, amount_percent / 100)
    const named = { deposit_minor, cover_minor }
    for (const [field, amount] of Object.entries(named))
      if (amount > mostOfAll) context.addIssue({ code: 'custom', path: [field], message: profileMessages.amount })
    for (const [index, limit] of fees.coverage_limits_minor.entries())
      if (limit > mostOfAll)
        context.addIssue({
          code: 'custom',
          path: ['fees', 'coverage_limits_minor', index],
          message: profileMessages.amount,
        })
    for (const field of ['service_minimum_minor', 'load_medium_minor', 'load_heavy_minor'] as const)
      if (fees[field] > most)
        context.addIssue({ code: 'custom', path: ['fees', field], message: profileMessages.amount })
    if (fees.coverage_fees_minor.some((fee) => fee > most))
      context.addIssue({ code: 'custom', path: ['fees', 'coverage_fees_minor'], message: profileMessages.amount })
    const limits = [cover_minor, ...fees.coverage_limits_minor]
    const rises = limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0))
    if (!rises) context.addIssue({ code: 'custom', path: ['cover_minor'], message: profileMessages.covers })
  },
)
export type MarketProfile = z.infer<typeof marketProfile>

const stored = z.int().brand<'Minor', 'inout'>()

/** A profile as it is shown: what is stored was checked when it was saved. */
export const shownProfile = z.object({
  name: z.string(),
  currency: z.string(),
  symbol: z.string(),
  locale: z.string(),
  time_zone: z.string(),
  amount_percent: z.int(),
  deposit_minor: stored,
  promise_minutes: z.int(),
  cover_minor: stored,
  fees: z.object({
    service_basis_points: z.int(),
    service_minimum_minor: stored,
    load_medium_minor: stored,
    load_heavy_minor: stored,
    commission_basis_points: z.int(),
    coverage_fees_minor: z.array(stored),
    coverage_limits_minor: z.array(stored),
  }),
  colours: z
    .object({ accent: z.string(), on_accent: z.string(), accent_dark: z.string(), on_accent_dark: z.string() })
    .nullable(),
  logo: z.string().nullable(),
})

/** Before the first change. */
export const builtInProfile: MarketProfile = structuredClone({
  name: builtInMarket.name,
  currency: builtInMarket.currency,
  symbol: builtInMarket.symbol,
  locale: builtInMarket.locale,
  time_zone: builtInMarket.timeZone,
  amount_percent: 100,
  deposit_minor: builtInMarket.deposit.amountMinor,
  promise_minutes: builtInMarket.promise.durationS / 60,
  cover_minor: builtInMarket.coverage.includedMinor,
  fees: { ...builtInFees, coverage_limits_minor: builtInMarket.coverage.extra.map(({ limitMinor }) => limitMinor) },
  colours: null,
  logo: null,
})

type Flat = Readonly<Record<string, string>>

const flat = (value: unknown, path: string): Flat => {
  if (typeof value !== 'object' || value === null) return { [path]: value === null ? '' : String(value) }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, each]) => flat(each, path === '' ? key : `${path}.${key}`)),
  )
}

/** One value of a profile that changed, by its path: `fees.load_heavy_minor`, `fees.coverage_fees_minor.0`. */
export const profileChange = z.object({ field: z.string(), from: z.string(), to: z.string() })
export type ProfileChange = z.infer<typeof profileChange>

/** The values that differ between two profiles; none is an empty text. */
export function profileChanges(before: MarketProfile, after: MarketProfile): ProfileChange[] {
  const [from, to] = [flat(before, ''), flat(after, '')]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((field) => {
    const [was, is] = [from[field] ?? '', to[field] ?? '']
    return was === is ? [] : [{ field, from: was, to: is }]
  })
}

/** What must not change once anything was ordered or booked: amounts would mean something else. */
export const fixedFields: readonly string[] = ['currency', 'amount_percent']

const appearance: readonly string[] = ['name', 'logo', 'locale']

/** Whether a change is of more than the appearance: people pay, earn or are promised something else, which is confirmed by itself. */
export const changesPrices = (changes: readonly ProfileChange[]): boolean =>
  changes.some(({ field }) => !appearance.includes(field) && !field.startsWith('colours'))
