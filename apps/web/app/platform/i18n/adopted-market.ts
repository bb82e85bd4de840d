import type { MarketInForce } from '@washline/contract/market-in-force'

const storageKey = 'market'
let version = 0

const stored = (): MarketInForce | undefined => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Its code is loaded where there is another market than is built in, and nowhere else. */
async function adopt(market: MarketInForce): Promise<void> {
  const { adoptMarket } = await import('@washline/contract/market-in-force')
  version = market.version
  adoptMarket(market)
}

/**
 * The market of the page, or a newer one that the server named before: the service worker answers with pages that were written under an
 * earlier one. It is awaited before anything is drawn.
 */
export async function adoptOnStart(written: MarketInForce | undefined): Promise<void> {
  const later = stored()
  const market = later && later.version > (written?.version ?? 0) ? later : written
  if (market) await adopt(market)
}

/** Takes over the market that the server names, for what is drawn from now on and for the next start. */
export async function adoptLater(market: MarketInForce): Promise<void> {
  if (market.version === version) return
  await adopt(market)
  localStorage.setItem(storageKey, JSON.stringify(market))
}
