import { adoptMarket, type MarketInForce } from '@washline/contract/market-in-force'

const storageKey = 'market'
let version = 0

const stored = (): MarketInForce | undefined => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function adopt(market: MarketInForce): void {
  version = market.version
  adoptMarket(market)
}

/**
 * The market of the page, or a newer one that the server named before: the service worker answers with pages that were written under an
 * earlier one.
 */
export function adoptOnStart(written: MarketInForce | undefined): void {
  const later = stored()
  const market = later && later.version > (written?.version ?? 0) ? later : written
  if (market) adopt(market)
}

/** Takes over the market that the server names, for what is drawn from now on and for the next start. */
export function adoptLater(market: MarketInForce): void {
  if (market.version === version) return
  adopt(market)
  localStorage.setItem(storageKey, JSON.stringify(market))
}
