import { market } from '@washline/contract/market'
import { riskMessages } from '@washline/contract/settings/server-messages'
import type { Language } from '@washline/contract/texts/languages'
import { translateData } from '../texts/translate.ts'
import type { Config } from './config.ts'
import { isTestKey } from './key-mode.ts'
import type { RiskName } from './risk-names.ts'

interface Risk {
  readonly name: RiskName
  readonly text: string
}

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** Whether people on other machines are meant to use this copy: by its address, or by where it listens. */
export const isReachable = ({ HOST, PUBLIC_URL }: Pick<Config, 'HOST' | 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL === undefined ? !localHosts.has(HOST) : !isLocal(PUBLIC_URL)

const isLocal = (address: string): boolean => localHosts.has(new URL(address).hostname)

/** Half of a pair of addresses starts no server, so one of them stands for both. */
export const hasMaps = ({ GOOGLE_MAPS_API_KEY, MAPS_OSRM_URL }: Config) =>
  GOOGLE_MAPS_API_KEY !== undefined || MAPS_OSRM_URL !== undefined

/** The symbols under which a currency is written somewhere, by the engine's own tables. */
const symbolsOf = (currency: string): Set<string> =>
  new Set(
    (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
      ['en', market.locale].map((locale) => {
        const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0)
        return parts.find(({ type }) => type === 'currency')?.value ?? ''
      }),
    ),
  )

/** What would go wrong with these settings once people use them; nothing in the demo, and nothing where nobody can come. */
export const risksOf = (config: Config, language?: Language): Risk[] =>
  isReachable(config) ? gapsOf(config, language) : []

/** What is missing until people can use this market, wherever it is reached now; nothing in the demo. */
export function gapsOf(config: Config, language: Language = 'en'): Risk[] {
  if (config.demo) return []
  const { STRIPE_SECRET_KEY: key } = config
  const isRealMoney = key !== undefined && !isTestKey(key)
  const isOtherSymbol = !symbolsOf(market.currency).has(market.symbol)
  const rows: readonly (readonly [RiskName, boolean])[] = [
    ['sandbox-cards', key === undefined],
    ['local-links', config.PUBLIC_URL === undefined || isLocal(config.PUBLIC_URL)],
    ['mail-folder', config.SMTP_URL === undefined],
    ['currency-symbol', isOtherSymbol && isRealMoney],
    ['invented-city', !hasMaps(config)],
  ]
  const values = { currency: market.currency.toUpperCase(), symbol: market.symbol }
  return rows.flatMap(([name, applies]) =>
    applies ? [{ name, text: translateData(language, riskMessages[name], values) }] : [],
  )
}

/** What operators set in the database decides about it, so it is judged once that was read. */
export const isOfMarket = ({ name }: Pick<Risk, 'name'>): boolean => name === 'currency-symbol'

/** The lines that stop a start: each risk that nobody has allowed. Before the database was read, without those of the market. */
export const refusedRisks = (config: Config, { isMarketRead }: { readonly isMarketRead: boolean }): string[] =>
  risksOf(config)
    .filter((risk) => (isMarketRead || !isOfMarket(risk)) && !config.ALLOW_RISKS.includes(risk.name))
    .map(({ name, text }) => `${text} Or start all the same: ALLOW_RISKS=${name}`)
