import type { Config } from './config.ts'
import { isOfMarket, isReachable, risksOf } from './risks.ts'

const isLive = (key: string | undefined) => key?.includes('_live_') === true

const cardsOf = ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: hook }: Config) => {
  if (key === undefined) return 'sandbox, test numbers only'
  return `Stripe, ${isLive(key) ? 'real money' : 'test mode'}${hook === undefined ? '; its webhooks are not signed for, so it is asked' : ''}`
}

const mapsOf = (config: Config) => {
  if (config.GOOGLE_MAPS_API_KEY !== undefined) return 'Google'
  const search = config.MAPS_PHOTON_URL ?? config.MAPS_NOMINATIM_URL
  return search === undefined ? 'an invented city and the world’s cities' : `OpenStreetMap servers (${hostOf(search)})`
}

const backupsOf = ({ BACKUP_TO: to, BACKUP_EVERY_H: everyH, BACKUP_KEEP: keep }: Config) => {
  if (to === undefined) return 'none'
  const pace = everyH === 0 ? 'by hand' : `every ${everyH} h`
  return `${pace}, to ${to}, the latest ${keep}`
}

const databaseOf = (config: Config) => {
  const { DATABASE_URL: url, DATABASE_POOL_URL: pool, DATABASE_REPLICA_URL: replica } = config
  if (url === undefined) return `embedded, in ${config.DATA_DIR}`
  return `${hostOf(url)}${pool ? `, statements by ${hostOf(pool)}` : ''}${replica ? `, old reads by ${hostOf(replica)}` : ''}`
}

const hostOf = (address: string) => new URL(address).host

/** What each setting switches on, one row a part; no value that is secret. */
export const describeSettings = (config: Config): readonly (readonly [part: string, state: string])[] => [
  ['address', config.PUBLIC_URL ?? `http://localhost:${config.PORT}, this machine only`],
  ['listens', `${config.HOST}:${config.PORT}${isReachable(config) ? '' : ', for this machine'}`],
  ['trusted proxies', config.TRUSTED_PROXIES.join(', ') || 'none: the peer of each connection is who asks'],
  ['database', databaseOf(config)],
  ['photos', config.s3 ? `bucket ${config.s3.bucket}` : `${config.DATA_DIR}/media`],
  ['backups', backupsOf(config)],
  ['demo market', config.demo ? 'on' : 'off'],
  ['cards', cardsOf(config)],
  ['emails', config.SMTP_URL === undefined ? `files in ${config.DATA_DIR}/mail` : `by ${hostOf(config.SMTP_URL)}`],
  ['sender', config.MAIL_FROM],
  ['maps', mapsOf(config)],
  ['signing in with Google', config.GOOGLE_CLIENT_ID === undefined ? 'off' : 'on'],
  ['vision model', config.vision ? `${config.vision.provider}/${config.vision.model}` : 'none, the embedded scanner'],
  ['live events', config.pusher ? 'by a Pusher service' : 'by this server'],
  ['Washers are verified', config.verification === 'auto' ? 'at once, by nobody' : 'by operators'],
  ['extensions', config.WASHLINE_EXTENSIONS.join(', ') || 'none'],
  ['metrics', config.METRICS_TOKEN === undefined ? 'this machine only' : 'by token'],
  [
    'traces',
    config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? 'off' : `to ${hostOf(config.OTEL_EXPORTER_OTLP_ENDPOINT)}`,
  ],
  ['operator', config.OPERATOR_NAME ?? 'not named in terms and privacy'],
]

/** The report of `npm run check`, and of a start outside the demo. What operators set in the database is judged by the start. */
export function settingsReport(config: Config, { isMarketRead }: { readonly isMarketRead: boolean }): string[] {
  const rows = describeSettings(config)
  const width = Math.max(...rows.map(([part]) => part.length))
  const risks = risksOf(config).filter((risk) => isMarketRead || !isOfMarket(risk))
  return [
    ...rows.map(([part, state]) => `${part.padEnd(width)}  ${state}`),
    ...risks.map(({ name, text }) =>
      config.ALLOW_RISKS.includes(name) ? `allowed (${name}): ${text}` : `NOT READY (${name}): ${text}`,
    ),
  ]
}
