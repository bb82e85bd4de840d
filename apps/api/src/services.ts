import { randomUUID } from 'node:crypto'
import type { Point } from '@washline/contract/maps/geo'
import { createEventBus } from './events/event-bus.ts'
import { type ExtensionLimits, openExtensions } from './extensions/index.ts'
import { authenticate, liveSessions } from './identity/index.ts'
import { openMarket } from './market/module.ts'
import type { PushGateway } from './notifications/index.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import { openSecrets } from './platform/config/open-secrets.ts'
import type { Database } from './platform/db/database.ts'
import { browserHosts } from './platform/http/browser-hosts.ts'
import type { Http } from './platform/http/http.ts'
import { createHttp, type HttpDeps } from './platform/http/server.ts'
import { createJobs } from './platform/jobs/pg-boss-jobs.ts'
import type { Log } from './platform/log/log.ts'
import { openMail } from './platform/mail/open-mail.ts'
import { createRealtime } from './platform/realtime/realtime.ts'
import type { DiskRoom } from './platform/storage/disk-room.ts'
import { openFiles, openStorage } from './platform/storage/open-storage.ts'
import type { Tracer } from './platform/tracing/tracer.ts'
import type { GivenScanners } from './scanning/index.ts'

export interface AppOptions extends GivenScanners {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly tracer?: Tracer | undefined
  /** For tests and demo data; the system's otherwise. */
  readonly clock?: Clock
  readonly push?: PushGateway
  readonly room?: DiskRoom | undefined
  /** How long an extension may take. */
  readonly extensionLimits?: ExtensionLimits
  /** The address of the operator who is asked for no second factor: the demo's, whose password is public anyway. */
  readonly exemptOperator?: string | undefined
  /** A demo only: whether simulated Washers come near when an order is placed here. */
  readonly simulatedWashersCome?: (place: Point) => Promise<boolean>
  /** A demo only: brings the market back to its beginning. */
  readonly resetDemo?: () => Promise<boolean>
}

/** The HTTP server with the limits of this installation. */
export const openHttp = (
  { config, db, log, tracer, exemptOperator }: AppOptions,
  more: Pick<HttpDeps, 'clock' | 'publicUrl' | 'room' | 'mandates' | 'listeners'>,
): Promise<Http> =>
  createHttp({
    ...{ db, log, tracer, ...more },
    authenticate: (token) => authenticate(db, more.clock, token, exemptOperator),
    browserHosts: browserHosts(config),
    apiOrigins: config.API_ORIGINS,
    ...{ framesItself: config.demo, trustedProxies: config.TRUSTED_PROXIES },
    quota: { photos: config.UPLOADS_PER_DAY, megabytes: config.UPLOAD_MB_PER_DAY },
  })

export type Services = Awaited<ReturnType<typeof openServices>>

/** What the modules share, opened as the configuration asks. */
export async function openServices(options: AppOptions & { clock: Clock }) {
  const { config, db, log, clock, exemptOperator, extensionLimits: limits } = options
  const events = createEventBus()
  const { extensionKeys: secretKeys, ...secrets } = await openSecrets(config)
  const added = await openExtensions({ config, db, clock, log, newId: randomUUID, limits, secretKeys })
  const market = await openMarket({ db, log, added: added.dress })
  const jobs = createJobs({ databaseUrl: db.url, log, tracer: options.tracer })
  const sessions = liveSessions(db, clock, exemptOperator)
  const realtime = await createRealtime({ db, config, log, clock, sessions })
  const { broadcast } = realtime
  const files = await openFiles(config, added.gateways.files)
  const storage = await openStorage(config, clock, files)
  const mail = added.gateways.mail ?? (await openMail(config, clock))
  return {
    deps: { db, clock, log, events, jobs, broadcast, storage, mail, newId: randomUUID },
    ...{ added, market, files, jobs, realtime },
    publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    ...secrets,
  }
}
