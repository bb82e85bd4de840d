import { digitsOf } from '@washline/contract/currency'
import { type Minor, minor } from '@washline/contract/money'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import { type CatalogueRow, priceListProblem } from '@washline/contract/scanning/priced-catalogue'
import { proposalFor } from '@washline/contract/settings/currency-amounts'
import { type MarketProfile, marketProfile } from '@washline/contract/settings/market-profile'
import { profileMessages } from '@washline/contract/settings/profile-messages'
import { issueText } from '@washline/contract/texts/issue-text'
import { t, tText } from '../../../../platform/i18n/i18n.ts'

const amountFields = [
  'service_minimum',
  'load_medium',
  'load_heavy',
  'deposit',
  'cover',
  'cover_1',
  'cover_1_fee',
  'cover_2',
  'cover_2_fee',
] as const
const otherFields = [
  'name',
  'accent',
  'on_accent',
  'accent_dark',
  'on_accent_dark',
  'currency',
  'symbol',
  'amount_percent',
  'locale',
  'time_zone',
  'service_share',
  'commission_share',
  'promise_minutes',
] as const
export type MarketField = (typeof amountFields)[number] | (typeof otherFields)[number]
type AmountField = (typeof amountFields)[number]
export const marketFields: readonly MarketField[] = [...otherFields, ...amountFields]

/** What was typed in place of the profile's values, and the logo where it is another one. */
export interface MarketEdits {
  readonly texts: Partial<Record<MarketField, string>>
  readonly logo?: string | null
  /** The price list in another currency, as it is typed. */
  readonly prices?: PriceTexts
}
/** What laundering and replacing one costs, by item. */
export type PriceTexts = Partial<Record<GarmentId, { readonly price: string; readonly replacement: string }>>
export type MarketErrors = Partial<Record<MarketField, string>>
export const noEdits: MarketEdits = { texts: {} }

const amountsOf = ({ fees, ...profile }: MarketProfile): Record<AmountField, Minor> => ({
  service_minimum: fees.service_minimum_minor,
  load_medium: fees.load_medium_minor,
  load_heavy: fees.load_heavy_minor,
  deposit: profile.deposit_minor,
  cover: profile.cover_minor,
  cover_1: fees.coverage_limits_minor[0] ?? minor(0),
  cover_1_fee: fees.coverage_fees_minor[0] ?? minor(0),
  cover_2: fees.coverage_limits_minor[1] ?? minor(0),
  cover_2_fee: fees.coverage_fees_minor[1] ?? minor(0),
})

/** The value of each field as it is typed, amounts with the decimals of a currency. */
export function textsOf(profile: MarketProfile, currency: string = profile.currency): Record<MarketField, string> {
  const digits = digitsOf(currency)
  const amounts = Object.entries(amountsOf(profile)).map(([field, amount]) => [field, major(amount, digits)])
  const { colours, fees } = profile
  return {
    name: profile.name,
    accent: colours?.accent ?? '',
    on_accent: colours?.on_accent ?? '',
    accent_dark: colours?.accent_dark ?? '',
    on_accent_dark: colours?.on_accent_dark ?? '',
    currency: profile.currency,
    symbol: profile.symbol,
    amount_percent: String(profile.amount_percent),
    locale: profile.locale,
    time_zone: profile.time_zone,
    service_share: String(fees.service_basis_points / 100),
    commission_share: String(fees.commission_basis_points / 100),
    promise_minutes: String(profile.promise_minutes),
    ...(Object.fromEntries(amounts) as Record<AmountField, string>),
  }
}

const major = (amount: number, digits: number) => (amount / 10 ** digits).toFixed(digits)

/** What is proposed when a currency is chosen, typed into the fields; for one without a proposal, only the currency. Going back to the profile's own undoes it. */
export function chooseCurrency(current: MarketProfile, edits: MarketEdits, currency: string): MarketEdits {
  const { prices: _, ...left } = edits
  const others = Object.fromEntries(
    Object.entries(edits.texts).filter(([field]) => !proposedFields.some((name) => name === field)),
  )
  if (currency === current.currency) return { ...left, texts: others }
  const proposal = proposalFor(currency)
  if (!proposal) return { ...left, texts: { ...others, currency } }
  const { symbol, amounts, prices } = proposal
  const digits = digitsOf(currency)
  const profile = { ...current, ...amounts, fees: { ...current.fees, ...amounts.fees } }
  const proposed = Object.entries(amountsOf(profile)).map(([field, amount]) => [field, major(amount, digits)])
  const rows = prices.map(({ garment, price_minor, replacement_value_minor }) => [
    garment,
    { price: major(price_minor, digits), replacement: major(replacement_value_minor, digits) },
  ])
  const texts = {
    ...others,
    ...Object.fromEntries(proposed),
    ...{ currency, symbol, amount_percent: String(amounts.amount_percent) },
  }
  return { ...left, texts, prices: Object.fromEntries(rows) }
}
const proposedFields: readonly MarketField[] = ['currency', 'symbol', 'amount_percent', ...amountFields]

/** The typed price list; the item whose amounts are not possible; or nothing, where the price list stays. */
export function readPrices(
  { prices, texts }: MarketEdits,
  { currency, amount_percent }: MarketProfile,
): { readonly rows: CatalogueRow[] | undefined } | { readonly wrong: GarmentId } {
  if (!prices || texts.currency === undefined) return { rows: undefined }
  const amount = (text: string | undefined) => minor(Math.max(0, stepsOf(text ?? '', digitsOf(currency)) || 0))
  const rows = (proposalFor(currency)?.prices ?? []).map((row) => ({
    ...row,
    price_minor: amount(prices[row.garment]?.price),
    replacement_value_minor: amount(prices[row.garment]?.replacement),
  }))
  const wrong = priceListProblem(rows, amount_percent)
  return wrong === undefined ? { rows } : { wrong }
}

/** A number with at most so many decimals, in its smallest steps; NaN for another text, so that the schema refuses it. */
function stepsOf(text: string, decimals: number): number {
  const typed = text.trim().replace(',', '.')
  const isPlain = /^\d{1,9}(\.\d+)?$/.test(typed) && (typed.split('.')[1]?.length ?? 0) <= decimals
  return isPlain ? Math.round(Number(typed) * 10 ** decimals) : Number.NaN
}

/** Where the schema finds a fault, by field. */
const fieldOf: Readonly<Record<string, MarketField>> = {
  'fees.service_basis_points': 'service_share',
  'fees.service_minimum_minor': 'service_minimum',
  'fees.load_medium_minor': 'load_medium',
  'fees.load_heavy_minor': 'load_heavy',
  'fees.commission_basis_points': 'commission_share',
  'fees.coverage_fees_minor': 'cover_1_fee',
  'fees.coverage_fees_minor.0': 'cover_1_fee',
  'fees.coverage_fees_minor.1': 'cover_2_fee',
  'fees.coverage_limits_minor.0': 'cover_1',
  'fees.coverage_limits_minor.1': 'cover_2',
  'colours.accent': 'accent',
  'colours.on_accent': 'on_accent',
  'colours.accent_dark': 'accent_dark',
  'colours.on_accent_dark': 'on_accent_dark',
  deposit_minor: 'deposit',
  cover_minor: 'cover',
}

/** The field of a path of the profile, as schema and server name it. */
export const marketFieldAt = (path: string): MarketField | undefined =>
  fieldOf[path] ?? marketFields.find((field) => field === path)

/** The typed profile, or what is wrong by field, in the reader's language. */
export function readMarket(
  current: MarketProfile,
  { texts, logo }: MarketEdits,
): { readonly profile: MarketProfile } | { readonly errors: MarketErrors } {
  const currency = texts.currency ?? current.currency
  const typed = { ...textsOf(current, currency), ...texts }
  const amount = (field: AmountField) => stepsOf(typed[field], digitsOf(currency))
  const colours = [typed.accent, typed.on_accent, typed.accent_dark, typed.on_accent_dark].map((text) => text.trim())
  const [accent, on_accent, accent_dark, on_accent_dark] = colours
  const read = marketProfile.safeParse(
    {
      name: typed.name,
      currency,
      symbol: typed.symbol,
      locale: typed.locale.trim(),
      time_zone: typed.time_zone.trim(),
      amount_percent: stepsOf(typed.amount_percent, 0),
      deposit_minor: amount('deposit'),
      promise_minutes: stepsOf(typed.promise_minutes, 0),
      cover_minor: amount('cover'),
      fees: {
        service_basis_points: stepsOf(typed.service_share, 2),
        service_minimum_minor: amount('service_minimum'),
        load_medium_minor: amount('load_medium'),
        load_heavy_minor: amount('load_heavy'),
        commission_basis_points: stepsOf(typed.commission_share, 2),
        coverage_fees_minor: [amount('cover_1_fee'), amount('cover_2_fee')],
        coverage_limits_minor: [amount('cover_1'), amount('cover_2')],
      },
      colours: colours.every((text) => text === '') ? null : { accent, on_accent, accent_dark, on_accent_dark },
      logo: logo === undefined ? current.logo : logo,
    },
    { error: issueText },
  )
  if (read.success) return { profile: read.data }
  const errors: MarketErrors = {}
  for (const issue of read.error.issues) {
    const field = marketFieldAt(issue.path.join('.'))
    const ratio = issue.code === 'custom' ? issue.params?.ratio : undefined
    const text = ratio === undefined ? tText(issue.message) : t(profileMessages.contrast, { ratio: String(ratio) })
    if (field) errors[field] ??= text
  }
  return { errors }
}
