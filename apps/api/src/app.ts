import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { agentsModule } from './agents/module.ts'
import { backupsModule } from './backups/module.ts'
import { careModule } from './care/module.ts'
import { chatModule } from './chat/module.ts'
import { accountLinks } from './claims/index.ts'
import { claimsModule } from './claims/module.ts'
import { complaintsModule } from './complaints/module.ts'
import { type ConsoleDeps, rulesAt } from './console/index.ts'
import { consoleModule } from './console/module.ts'
import { readRecord } from './custody/index.ts'
import { custodyModule } from './custody/module.ts'
import { demoRoutes } from './demo/routes.ts'
import { directoryModule } from './directory/module.ts'
import { dispatchModule } from './dispatch/module.ts'
import { doorsModule } from './doors/module.ts'
import { reconcileCashOuts } from './earnings/index.ts'
import { earningsModule } from './earnings/module.ts'
import { extensionsModule } from './extensions/module.ts'
import { chooseGoogleIdentityGateway, liveViewer, type ProveAgain, proveAgain } from './identity/index.ts'
import { identityModule } from './identity/module.ts'
import { labModule } from './lab/module.ts'
import { ledgerModule } from './ledger/module.ts'
import { mandatesModule } from './mandates/module.ts'
import { chooseMapsGateway, createAreas } from './maps/index.ts'
import { mapsModule } from './maps/module.ts'
import { marketModule, setupModule } from './market/module.ts'
import { webPushGateway } from './notifications/index.ts'
import { notificationsModule } from './notifications/module.ts'
import { oauthModule } from './oauth/module.ts'
import { ordersModule } from './orders/module.ts'
import { choosePaymentGateway } from './payments/index.ts'
import { paymentsModule } from './payments/module.ts'
import { placesModule } from './places/module.ts'
import { systemClock } from './platform/clock/clock.ts'
import { clientConfig } from './platform/config/client-config.ts'
import { serveDocuments } from './platform/documents/serve-documents.ts'
import { finishRequests } from './platform/http/finish-requests.ts'
import { serveMedia } from './platform/http/serve-media.ts'
import { serveStatus } from './platform/http/serve-status.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import { contactOf } from './platform/mail/contact-of.ts'
import { watchPlatform } from './platform/metrics/watch-platform.ts'
import { connectModule, type Module } from './platform/module.ts'
import { platformPrivacy } from './platform/privacy.ts'
import { repeatSweeps } from './platform/repeat-sweeps.ts'
import { diskRoomOf } from './platform/storage/disk-room.ts'
import { createPhotoRules } from './platform/storage/photo-rules.ts'
import { watchDisk } from './platform/storage/watch-disk.ts'
import { warmUpAfter } from './platform/warm-up.ts'
import { ratingsModule } from './ratings/module.ts'
import { relationshipsModule } from './relationships/module.ts'
import { safetyModule } from './safety/module.ts'
import { chooseScannerGateway } from './scanning/index.ts'
import { scheduleModule } from './schedule/module.ts'
import { type AppOptions, openHttp, openServices, type Services } from './services.ts'
import { sharingModule } from './sharing/module.ts'
import { tagsModule } from './tags/module.ts'
import { chooseVerificationGateway } from './verification/index.ts'
import { verificationModule } from './verification/module.ts'
import { washersModule } from './washers/module.ts'
import { webhooksModule } from './webhooks/module.ts'

export type App = Awaited<ReturnType<typeof createApp>>

const webRoot = fileURLToPath(new URL('../../web/build/client/', import.meta.url))

/** Puts the product together: the one place where modules get what they depend on. */
export async function createApp(options: AppOptions) {
  const { config, db, log, clock = systemClock, exemptOperator } = options
  const services = await openServices({ ...options, clock })
  const { deps, jobs, realtime, publicUrl, added } = services
  const scanning = chooseScannerGateway(config.vision, options, added.gateways.scanner)
  const { modules, payments, byHand, mandates } = await createModules(options, services, scanning)
  const room = options.room ?? diskRoomOf(config)
  const disk = room && watchDisk({ db, clock, log, room })
  let isStopping = false
  const warming = warmUpAfter({ log, modules })
  const http = await openHttp(options, { clock, publicUrl, room, mandates, listeners: [jobs, realtime] })
  const registry = serveStatus(http, {
    db,
    clientConfig: clientConfig(config, realtime.clientConfig, services.vapidKeys.publicKey),
    market: services.market.market,
    rulesNow: () => rulesAt(db, clock.now()),
    ...{ metricsToken: config.METRICS_TOKEN, isBehindProxy: config.PUBLIC_URL !== undefined, room },
    isUnready: () => isStopping || warming.isOn(),
    watch: (registry) => watchPlatform(registry, { db, jobs, log, sockets: realtime.connections }),
  })
  const photos = createPhotoRules(liveViewer(db, clock, exemptOperator))
  serveMedia(http, { storage: deps.storage, rules: photos })
  serveDocuments(http, publicUrl)
  realtime.serve(http)
  const platform = { http, registry, events: deps.events, channels: realtime.channels, photos, jobs }
  for (const module of modules) await connectModule(module, platform)
  demoRoutes(http, { db, clock, isDemo: config.demo, reset: options.resetDemo })
  repeatSweeps(jobs, { dataDir: config.DATA_DIR, db, clock })
  return {
    http,
    events: deps.events,
    storage: deps.storage,
    clock,
    port: () => (http.fastify.server.address() as AddressInfo | null)?.port ?? config.PORT,
    /** Makes enqueueing possible, without working on anything yet. */
    install: jobs.install,
    /** Settles payments at the gateway now instead of when its jobs run. */
    settlePayments: payments.sweep,
    disk,
    start: async () => {
      await jobs.start()
      await Promise.all([realtime.start(), services.market.start()])
      await added.extensions.start()
      disk?.start()
    },
    listen: async () => {
      await serveWeb(http, { root: webRoot, publicUrl, dress: services.market.dress })
      await warming.begin(http.fastify.listen({ port: config.PORT, host: config.HOST }))
    },
    stop: async () => {
      isStopping = true
      await finishRequests(http, config, async () => {
        await warming.ended()
        await Promise.all([disk?.stop(), added.extensions.stop(), services.market.stop()])
        await realtime.stop()
        await jobs.stop()
        await scanning.close()
        for (const module of modules) await module.close?.()
      })
    },
    scanner: scanning.scanner,
    extensions: added.extensions,
    /** What a search, a booking and a claim need, for demo data and tests that run one by hand. */
    ...byHand,
  }
}

type Scanners = ReturnType<typeof chooseScannerGateway>

/** The modules whose calls other modules get passed in. */
async function createMoneyModules(
  { config }: AppOptions,
  { deps, publicUrl, secondFactorKeys, added }: Services,
  { scanner, vision, photos }: Scanners,
) {
  const prove: ProveAgain = (person, proof) => proveAgain({ ...deps, secondFactorKeys }, person, proof)
  const cards = await choosePaymentGateway(config, deps, added.gateways.cards)
  const { payments, ...paymentsParts } = paymentsModule({
    ...deps,
    ...cards,
    proveAgain: prove,
    bookChecks: [(since) => reconcileCashOuts({ ...deps, gateway: cards.gateway }, since)],
  })
  const { earnings, ...earningsParts } = earningsModule({
    ...deps,
    gateway: cards.gateway,
    payments,
    publicUrl,
    proveAgain: prove,
  })
  const { claims, ...claimsParts } = claimsModule({ ...deps, payments, earnings, photos, scanner, vision })
  return { payments, paymentsParts, earnings, earningsParts, claims, claimsParts }
}

/** All modules, in the order in which they handle an event. */
async function createModules(options: AppOptions, services: Services, scanning: Scanners) {
  const { config, exemptOperator, simulatedWashersCome } = options
  const { deps, publicUrl, linkKeys, secondFactorKeys, pinKeys, webhookKeys, added } = services
  const { db, clock, log } = deps
  const { revoke } = services.realtime
  const { scanners, photos } = scanning
  const money = await createMoneyModules(options, services, scanning)
  const { payments, paymentsParts, earnings, earningsParts, claims, claimsParts } = money
  const google = chooseGoogleIdentityGateway(config, clock)
  const { kind: mapsKind, gateway: builtInMaps } = chooseMapsGateway(config, clock)
  const maps = added.gateways.mapsOver(builtInMaps)
  const areaOf = createAreas({ demoCity: mapsKind === 'embedded' })
  const dispatch = { ...deps, payments, areaOf, simulatedWashersCome }
  const schedule = { ...deps, payments }
  const push = options.push ?? webPushGateway({ keys: services.vapidKeys, contact: contactOf(config.MAIL_FROM) })
  const checkGateway = added.gateways.checks ?? (await chooseVerificationGateway(config))
  const checks = { mode: config.verification, gateway: checkGateway }
  const custodyRecord: ConsoleDeps['custodyRecord'] = (order, photoUrl) => readRecord(deps, order, photoUrl)
  const { mandates, carryOut, ...mandatesParts } = mandatesModule(deps)
  const people = () => [platformPrivacy, ...modules.flatMap(({ privacy }) => privacy ?? [])]
  const modules: Module[] = [
    identityModule({ ...deps, publicUrl, google, photos, linkKeys, secondFactorKeys, people }),
    oauthModule({ ...deps, publicUrl }),
    ledgerModule(deps),
    paymentsParts,
    earningsParts,
    placesModule(deps),
    mapsModule({ gateway: maps, log }),
    washersModule({ ...deps, payments, earnings }),
    verificationModule({ ...deps, publicUrl, photos, ...checks }),
    directoryModule({ db, clock, maps }),
    ordersModule({ ...deps, payments, publicUrl, scanners, photos, revoke }),
    custodyModule({ ...deps, payments, photos, pinKeys, revoke }),
    tagsModule(deps),
    doorsModule({ ...deps, payments }),
    scheduleModule(schedule),
    mandatesParts,
    dispatchModule(dispatch),
    chatModule({ ...deps, photos, revoke }),
    notificationsModule({ ...deps, publicUrl, linkKeys, push }),
    ratingsModule(deps),
    relationshipsModule(deps),
    safetyModule(deps),
    sharingModule({ ...deps, areaOf }),
    careModule({ ...deps, photos, labelReaders: scanning.labelReaders }),
    claimsParts,
    complaintsModule({ ...deps, payments, earnings, claims, photos }),
    webhooksModule({ ...deps, webhookKeys, networks: config.WEBHOOK_PRIVATE_NETWORKS }),
    labModule(deps),
    agentsModule({ db, clock, log, publicUrl, apiOrigins: config.API_ORIGINS }),
    extensionsModule({ ...deps, ...added, map: mapsKind }),
    marketModule({ ...deps, photos, renew: services.market.renew }),
    setupModule({ ...deps, config, payments, maps, builtInMaps, ownMail: added.gateways.mail }),
    backupsModule({ db, clock, log, config, files: services.files }),
    consoleModule({ ...deps, payments, revoke, exemptOperator, custodyRecord, accountLinks }),
  ]
  return { modules, payments, mandates, byHand: { dispatch, schedule, claims, earnings, carryOut } }
}
