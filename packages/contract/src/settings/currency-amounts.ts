import { digitsOf } from '../currency.ts'
import { type Minor, minor } from '../money.ts'
import { garmentClasses } from '../scanning/catalogue.ts'
import type { CatalogueRow } from '../scanning/priced-catalogue.ts'
import { builtInProfile, type MarketProfile } from './market-profile.ts'

/**
 * What 1.00 of the built-in amounts becomes where a currency is used, and the smallest step in which people pay there, both in major units. They are
 * rounded levels of what such a service costs, not rates of exchange: where it is cheaper than its rate, so is the number. Operators
 * see every amount before it is saved.
 */
export const currencyLevels: Readonly<Record<string, readonly [level: number, step: number]>> = {
  aed: [3.5, 0.5],
  ars: [1_200, 50],
  aud: [1.5, 0.1],
  bhd: [0.35, 0.05],
  brl: [4, 0.5],
  cad: [1.4, 0.1],
  chf: [1.2, 0.1],
  clp: [800, 50],
  cny: [5, 0.5],
  cop: [3_500, 100],
  czk: [20, 1],
  dkk: [7, 0.5],
  egp: [30, 1],
  eur: [1, 0.05],
  gbp: [0.8, 0.1],
  hkd: [8, 0.5],
  huf: [300, 10],
  idr: [10_000, 500],
  ils: [3.5, 0.5],
  inr: [50, 1],
  jod: [0.7, 0.05],
  jpy: [150, 10],
  kes: [80, 10],
  krw: [1_200, 100],
  kwd: [0.3, 0.05],
  lkr: [200, 10],
  mad: [8, 0.5],
  mxn: [15, 1],
  myr: [1, 0.05],
  ngn: [1_000, 50],
  nok: [10, 1],
  nzd: [1.6, 0.1],
  omr: [0.35, 0.05],
  pen: [3, 0.5],
  php: [40, 1],
  pkr: [200, 10],
  pln: [4, 0.5],
  qar: [3.5, 0.5],
  ron: [4, 0.5],
  rsd: [100, 10],
  sar: [3.5, 0.5],
  sek: [10, 1],
  sgd: [1.3, 0.1],
  thb: [25, 1],
  tnd: [2, 0.1],
  try: [30, 1],
  twd: [25, 5],
  uah: [30, 1],
  usd: [1, 0.05],
  vnd: [20_000, 1_000],
  xaf: [500, 25],
  xof: [500, 25],
  zar: [12, 0.5],
}

/** The largest of 1, 5, 10, 50 and so on, in both directions, that is not above a number. */
function roundStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  return most / power >= 5 ? 5 * power : power
}

/**
 * An amount of a currency, in major units, rounded to the step in which people pay, and larger ones to steps of a fiftieth at most. Nothing that costs
 * something becomes free.
 */
export function roundedIn(currency: string, exact: number): Minor {
  if (exact === 0) return minor(0)
  const coins = 10 ** digitsOf(currency)
  const step = currencyLevels[currency]?.[1] ?? 1 / coins
  // A hair above, so that 0.05 of 2.50 is not missed by the arithmetic of fractions.
  const coarse = Math.max(step, roundStep((exact / 50) * 1.000_001))
  const rounded = Math.max(step, Math.round(exact / coarse) * coarse)
  return minor(Math.round(rounded * coins))
}

/** What an operator is proposed when a currency is chosen: each amount of the profile, and the price list. */
interface CurrencyProposal {
  readonly level: number
  readonly symbol: string
  readonly amounts: Pick<MarketProfile, 'amount_percent' | 'deposit_minor' | 'cover_minor'> & {
    readonly fees: Pick<
      MarketProfile['fees'],
      | 'service_minimum_minor'
      | 'load_medium_minor'
      | 'load_heavy_minor'
      | 'coverage_fees_minor'
      | 'coverage_limits_minor'
    >
  }
  readonly prices: readonly CatalogueRow[]
}

const symbolOf = (currency: string): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase()
}

/** Amounts for a currency, from those that are built in; undefined for one without a level. */
export function proposalFor(currency: string): CurrencyProposal | undefined {
  const level = currencyLevels[currency]
  if (!level) return undefined
  const inCurrency = (builtInMinor: number) => roundedIn(currency, (builtInMinor / 100) * level[0])
  const { deposit_minor, cover_minor, fees } = builtInProfile
  return {
    level: level[0],
    symbol: symbolOf(currency),
    amounts: {
      amount_percent: Math.round(level[0] * 10 ** digitsOf(currency)),
      deposit_minor: inCurrency(deposit_minor),
      cover_minor: inCurrency(cover_minor),
      fees: {
        service_minimum_minor: inCurrency(fees.service_minimum_minor),
        load_medium_minor: inCurrency(fees.load_medium_minor),
        load_heavy_minor: inCurrency(fees.load_heavy_minor),
        coverage_fees_minor: fees.coverage_fees_minor.map(inCurrency),
        coverage_limits_minor: fees.coverage_limits_minor.map(inCurrency),
      },
    },
    prices: garmentClasses.map(({ id, category, priceMinor, replacementMinor, expectedLifeYears }) => ({
      garment: id,
      category,
      price_minor: inCurrency(priceMinor),
      replacement_value_minor: inCurrency(replacementMinor),
      expected_life_years: expectedLifeYears,
    })),
  }
}
