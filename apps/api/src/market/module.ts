import { adoptMarket, type MarketInForce } from '@washline/contract/market-in-force'
import { builtInProfile } from '@washline/contract/settings/market-profile'
import { inForce } from '@washline/contract/settings/profile-in-force'
import { nameProduct } from '@washline/contract/texts/product-name'
import { hasMaps } from '../platform/config/risks.ts'
import type { Database } from '../platform/db/database.ts'
import { type Follower, followChannel } from '../platform/db/follow-channel.ts'
import { dressPage, type PageDress } from '../platform/http/dress-page.ts'
import type { Log } from '../platform/log/log.ts'
import type { Module } from '../platform/module.ts'
import type { MarketDeps, SetupParts } from './deps.ts'
import { latestProfile, latestVersion } from './queries.ts'
import { marketRoutes, setupRoutes } from './routes.ts'
import { dressMarket } from './rules/dress-market.ts'
import { marketChannel } from './store.ts'

export const marketModule = (deps: MarketDeps): Module => ({ routes: (http) => marketRoutes(http, deps) })

export const setupModule = ({ builtInMaps, ownMail, ...deps }: SetupParts): Module => {
  const { config, maps } = deps
  const services = {
    mail: config.SMTP_URL === undefined && ownMail === undefined ? 'folder' : 'server',
    photos: config.s3 ? 'bucket' : 'folder',
    maps: hasMaps(config) || maps !== builtInMaps ? 'service' : 'embedded',
  } as const
  return { routes: (http) => setupRoutes(http, { ...deps, services }) }
}

export interface MarketNow extends Follower {
  /** The market as this process has it. */
  market(): MarketInForce
  /** Dresses a page; another function after each change. */
  dress(): (html: string) => string
  /** Reads the profile again and puts it in force in this process. */
  renew(): Promise<void>
}

/** The market of this process: read at the start, and again whenever an operator changes it in any process. */
export async function openMarket(deps: {
  readonly db: Database
  readonly log: Log
  /** What extensions add to the pages; what operators set comes before it. */
  readonly added: PageDress
}): Promise<MarketNow> {
  const { db, log, added } = deps
  let market = inForce(0, builtInProfile)
  let dress = dressPage(added)
  const adopt = async () => {
    const { version, profile } = await latestProfile(db)
    market = inForce(version, profile)
    adoptMarket(market)
    nameProduct(profile.name === builtInProfile.name ? added.name : profile.name)
    dress = dressPage({ ...added, ...dressMarket({ profile, market }) })
    log.info('market.profile', { version })
  }
  const renew = async () => {
    if ((await latestVersion(db)) !== market.version) await adopt()
  }
  await renew()
  const follower = followChannel({ databaseUrl: db.url, log, channel: marketChannel, renew })
  return { ...follower, market: () => market, dress: () => dress, renew }
}
