import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { market } from '@washline/contract/market'
import type { ClientConfig } from '@washline/contract/platform/endpoints'
import { careModule } from './care/module.ts'
import { chatModule } from './chat/module.ts'
import { claimsModule } from './claims/module.ts'
import { custodyModule } from './custody/module.ts'
import { directoryModule } from './directory/module.ts'
import { dispatchModule } from './dispatch/module.ts'
import { reconcileCashOuts } from './earnings/index.ts'
import { earningsModule } from './earnings/module.ts'
import { createFactBus } from './facts/fact-bus.ts'
import { authenticate, googleTokeninfo } from './identity/index.ts'
import { identityModule } from './identity/module.ts'
import { ledgerModule } from './ledger/module.ts'
import { chooseMapsGateway } from './maps/index.ts'
import { mapsModule } from './maps/module.ts'
import { type PushGateway, webPushGateway } from './notifications/index.ts'
import { notificationsModule } from './notifications/module.ts'
import { opsModule } from './ops/module.ts'
import { ordersModule } from './orders/module.ts'
import { oversightModule } from './oversight/module.ts'
import { choosePaymentGateway } from './payments/index.ts'
import { paymentsModule } from './payments/module.ts'
import { placesModule } from './places/module.ts'
import { type Clock, systemClock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import { keptSecret } from './platform/config/secrets.ts'
import { vapidKeysOf } from './platform/crypto/vapid-keys.ts'
import type { Database } from './platform/db/database.ts'
import type { Http } from './platform/http/http.ts'
import { serveOpenApi } from './platform/http/openapi.ts'
import { serveMedia } from './platform/http/serve-media.ts'
import { serveStatus } from './platform/http/serve-status.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import { createHttp } from './platform/http/server.ts'
import { sweepKeptAnswers } from './platform/http/sweep-kept-answers.ts'
import { createJobs } from './platform/jobs/pg-boss-jobs.ts'
import type { Log } from './platform/log/log.ts'
import { folderMail } from './platform/mail/folder-mail.ts'
import { smtpMail } from './platform/mail/smtp-mail.ts'
import type { Module } from './platform/module.ts'
import { createRealtime } from './platform/realtime/realtime.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { ratingsModule } from './ratings/module.ts'
import { safetyModule } from './safety/module.ts'
import {
  createEmbeddedScanner,
  createVisionModel,
  createVisionScanner,
  type ScannerGateway,
  sharpPhotos,
} from './scanning/index.ts'
import { settingsModule } from './settings/module.ts'
import { sharingModule } from './sharing/module.ts'
import { tiesModule } from './ties/module.ts'
import { chooseVerificationGateway } from './verification/index.ts'
import { verificationModule } from './verification/module.ts'
import { washersModule } from './washers/module.ts'

export interface AppOptions {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  /** For tests and demo data; the system's otherwise. */
  readonly clock?: Clock
  readonly scanner?: ScannerGateway
  readonly push?: PushGateway
  /** The address of the operator who is asked for no second factor: the demo's, whose password is public anyway. */
  readonly exemptOperator?: string | undefined
}

export type App = Awaited<ReturnType<typeof createApp>>

const webRoot = fileURLToPath(new URL('../../web/build/client/', import.meta.url))

const clientConfigOf = (config: Config, realtime: ClientConfig['realtime'], pushKey: string): ClientConfig => ({
  realtime,
  push: { public_key: pushKey },
  stripe: { publishable_key: config.STRIPE_PUBLISHABLE_KEY ?? null },
  google: { client_id: config.GOOGLE_CLIENT_ID ?? null },
  maps: { style_url: config.MAPS_STYLE_URL ?? null },
  market: {
    currency: market.currency,
    symbol: market.symbol,
    locale: market.locale,
    deposit_minor: market.deposit.amountMinor,
    promise_s: market.promise.durationS,
  },
  operator: config.OPERATOR_NAME ? { name: config.OPERATOR_NAME, email: config.OPERATOR_EMAIL ?? null } : null,
  demo: config.demo,
})

const originsOf = (config: Config): string[] =>
  config.MAPS_STYLE_URL ? [new URL(config.MAPS_STYLE_URL).origin, 'https:'] : []

/** Puts the product together: the one place where modules get what they depend on. */
export async function createApp({ config, db, log, clock = systemClock, ...given }: AppOptions) {
  const facts = createFactBus()
  const jobs = createJobs({ databaseUrl: db.url, log })
  const realtime = await createRealtime({ db, config, log })
  const { broadcast } = realtime
  const storage = await openStorage(config, clock)
  const mail = config.SMTP_URL
    ? smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM })
    : folderMail({ dataDir: config.DATA_DIR, from: config.MAIL_FROM, clock })
  const scanner = given.scanner ?? createEmbeddedScanner()
  const vision = config.vision && createVisionModel(config.vision)
  const google = config.GOOGLE_CLIENT_ID
    ? googleTokeninfo({
        clock,
        clientId: config.GOOGLE_CLIENT_ID,
        tokeninfoUrl: config.GOOGLE_TOKENINFO_URL,
        userinfoUrl: config.GOOGLE_USERINFO_URL,
      })
    : undefined
  const maps = chooseMapsGateway(config, clock).gateway
  const linkSecret = await keptSecret(config.DATA_DIR, 'links')
  const vapid = vapidKeysOf(config.VAPID_PRIVATE_KEY ?? (await keptSecret(config.DATA_DIR, 'vapid')))
  const contact = `mailto:${/[^<\s]+@[^>\s]+/.exec(config.MAIL_FROM)?.[0] ?? 'hello@washline.invalid'}`
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const deps = { db, clock, log, facts, jobs, broadcast, storage, mail, newId: randomUUID }

  const cards = choosePaymentGateway(config, deps)
  const { payments, ...paymentsParts } = paymentsModule({
    ...deps,
    ...cards,
    bookChecks: [(since) => reconcileCashOuts({ ...deps, gateway: cards.gateway }, since)],
  })
  const { earnings, ...earningsParts } = earningsModule({ ...deps, gateway: cards.gateway, payments, publicUrl })
  const dispatch = { ...deps, payments }
  const { claims, ...claimsParts } = claimsModule({
    ...deps,
    payments,
    earnings,
    photos: sharpPhotos,
    vision,
  })
  const modules: Module[] = [
    identityModule({
      ...deps,
      publicUrl,
      google,
      photos: sharpPhotos,
      linkSecret,
      secondFactorKey: await keptSecret(config.DATA_DIR, 'second-factor'),
      people: () => modules.flatMap(({ person }) => person ?? []),
    }),
    ledgerModule(deps),
    paymentsParts,
    earningsParts,
    placesModule(deps),
    mapsModule({ gateway: maps, log }),
    washersModule({ ...deps, payments, earnings }),
    verificationModule({
      ...deps,
      publicUrl,
      photos: sharpPhotos,
      mode: config.verification,
      gateway: chooseVerificationGateway(config),
    }),
    directoryModule({ db, clock, maps }),
    ordersModule({
      ...deps,
      payments,
      publicUrl,
      scanners: vision ? [createVisionScanner(vision), scanner] : [scanner],
      photos: sharpPhotos,
      revoke: realtime.revoke,
    }),
    custodyModule({
      ...deps,
      payments,
      photos: sharpPhotos,
      pinSecret: await keptSecret(config.DATA_DIR, 'pins'),
    }),
    dispatchModule(dispatch),
    chatModule({ ...deps, photos: sharpPhotos, revoke: realtime.revoke }),
    notificationsModule({
      ...deps,
      publicUrl,
      linkSecret,
      push: given.push ?? webPushGateway({ keys: vapid, contact }),
    }),
    ratingsModule(deps),
    tiesModule(deps),
    safetyModule(deps),
    sharingModule(deps),
    careModule(deps),
    claimsParts,
    settingsModule(deps),
    opsModule({ ...deps, payments }),
    oversightModule({ ...deps, exemptOperator: given.exemptOperator }),
  ]

  const http: Http = await createHttp({
    db,
    clock,
    log,
    authenticate: (token) => authenticate(db, clock, token, given.exemptOperator),
    allowedOrigins: originsOf(config),
  })
  const registry = serveStatus(http, {
    db,
    clientConfig: clientConfigOf(config, realtime.clientConfig, vapid.publicKey),
    metricsToken: config.METRICS_TOKEN,
  })
  serveMedia(http, storage)
  serveOpenApi(http, publicUrl)
  realtime.serve(http)
  for (const module of modules) {
    module.reactions?.(facts)
    module.channels?.(realtime.channels)
    module.routes?.(http)
    module.metrics?.(registry)
    await module.jobs?.(jobs)
  }

  jobs.repeat('platform-sweep', 3_600, () => sweepKeptAnswers({ db, clock }))

  const port = () => (http.fastify.server.address() as AddressInfo | null)?.port ?? config.PORT

  return {
    http,
    facts,
    storage,
    clock,
    port,
    /** Makes enqueueing possible, without working on anything yet. */
    install: jobs.install,
    /** Tells the gateway at once what its jobs would tell it once they run. */
    settlePayments: payments.sweep,
    start: async () => {
      await jobs.start()
      await realtime.start()
    },
    listen: async () => {
      await serveWeb(http, { root: webRoot, publicUrl })
      await http.fastify.listen({ port: config.PORT, host: config.HOST })
    },
    stop: async () => {
      await http.fastify.close()
      await realtime.stop()
      await jobs.stop()
      await vision?.close()
      if (!given.scanner) await scanner.close()
      for (const module of modules) await module.close?.()
    },
    scanner,
    /** What a search needs, for demo data that runs one by hand. */
    dispatch,
    claims,
  }
}
