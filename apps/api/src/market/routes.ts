import * as endpoints from '@washline/contract/settings/profile-endpoints'
import * as setup from '@washline/contract/settings/setup-endpoints'
import type { Language } from '@washline/contract/texts/languages'
import { describeSettings } from '../platform/config/describe-settings.ts'
import { gapsOf } from '../platform/config/risks.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import { translateData } from '../platform/texts/translate.ts'
import { currentZones } from '../zones/index.ts'
import type { MarketDeps, SetupDeps } from './deps.ts'
import { isCurrencyInUse, latestProfile, logoOf, profileVersions } from './queries.ts'
import { logoAddress } from './rules/dress-market.ts'
import { stepsOf } from './rules/setup-steps.ts'
import { changeMarket } from './use-cases/change-market.ts'
import { tryMarket } from './use-cases/try-market.ts'
import { uploadLogo } from './use-cases/upload-logo.ts'

const limit = { per: 'actor', max: 60, windowS: 60 } as const
/** Each trial sends an email and asks the card service. */
const trialLimit = { per: 'actor', max: 10, windowS: 60 } as const

/** What is set up, and an order to try it with. */
export function setupRoutes(http: Http, deps: SetupDeps): void {
  const { db, config } = deps
  http.route(setup.getSetup, async ({ language }) => {
    const [{ version }, { zones }] = await Promise.all([latestProfile(db), currentZones(db)])
    const risks = gapsOf(config, language)
    const steps = stepsOf({ profileVersion: version, zones, hasBackups: config.BACKUP_TO !== undefined, risks })
    const server = describeSettings(config, language).map(([part, state]) => ({ part, state }))
    return ok({ steps: steps.map((step) => inLanguage(step, language)), server })
  })
  http.route(
    setup.tryOrder,
    async ({ actor, language = 'en' }) => ok(await tryMarket(deps, { operatorId: actor.userId, language })),
    { limit: trialLimit },
  )
}

/** The risks come in the reader's language already, as `npm run check` has them. */
const inLanguage = (step: ReturnType<typeof stepsOf>[number], language: Language | undefined) => ({
  ...step,
  missing: step.missing === null ? null : translateData(language ?? 'en', step.missing),
})

export function marketRoutes(http: Http, deps: MarketDeps): void {
  const { db } = deps
  const show = async () => {
    const [{ version, profile }, used, changes] = await Promise.all([
      latestProfile(db),
      isCurrencyInUse(db),
      profileVersions(db),
    ])
    const shown = changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
    return ok({ version, profile, currency_in_use: used, changes: shown })
  }
  http.route(endpoints.getMarketProfile, show)
  http.route(
    endpoints.changeMarketProfile,
    async ({ actor, body, idempotencyKey }) => {
      const { price_list: prices, ...change } = body
      await changeMarket(deps, { operatorId: actor.userId, ...change, prices, requestId: idempotencyKey })
      return show()
    },
    { limit },
  )
  http.route(
    endpoints.uploadMarketLogo,
    async ({ actor, upload }) => ok({ logo: await uploadLogo(deps, actor.userId, upload) }),
    { limit },
  )
  http.fastify.get<{ Params: { hash: string } }>(logoAddress(':hash'), async ({ params: { hash } }, reply) => {
    const png = /^[0-9a-f]{64}$/.test(hash) ? await logoOf(db, hash) : undefined
    if (!png) throw notFound()
    return reply
      .type('image/png')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(png)
  })
}
