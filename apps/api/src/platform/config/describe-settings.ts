import { serverMessages as texts } from '@washline/contract/settings/server-messages'
import type { Language } from '@washline/contract/texts/languages'
import { translateData } from '../texts/translate.ts'
import type { Config } from './config.ts'
import { isTestKey } from './key-mode.ts'
import { isOfMarket, isReachable, risksOf } from './risks.ts'

/** Fills in a text of the server's settings, in the reader's language. */
type Fill = (text: string, values?: Record<string, string | number>) => string

const cardsOf = ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: hook }: Config, fill: Fill) => {
  if (key === undefined) return fill(texts.cards.sandbox)
  const mode = fill(isTestKey(key) ? texts.cards.test : texts.cards.live)
  return hook === undefined ? `${mode}; ${fill(texts.cards.noWebhooks)}` : mode
}

const mapsOf = (config: Config, fill: Fill) => {
  if (config.GOOGLE_MAPS_API_KEY !== undefined) return fill(texts.maps.google)
  const search = config.MAPS_PHOTON_URL ?? config.MAPS_NOMINATIM_URL
  return search === undefined ? fill(texts.maps.embedded) : fill(texts.maps.osm, { host: hostOf(search) })
}

const backupsOf = ({ BACKUP_TO: place, BACKUP_EVERY_H: hours, BACKUP_KEEP: count }: Config, fill: Fill) => {
  if (place === undefined) return fill(texts.none)
  return fill(hours === 0 ? texts.backups.byHand : texts.backups.every, { place, hours, count })
}

const databaseOf = (config: Config, fill: Fill) => {
  const { DATABASE_URL: url, DATABASE_POOL_URL: pool, DATABASE_REPLICA_URL: replica } = config
  if (url === undefined) return fill(texts.database.embedded, { folder: config.DATA_DIR })
  const parts = [
    hostOf(url),
    ...(pool ? [fill(texts.database.pool, { host: hostOf(pool) })] : []),
    ...(replica ? [fill(texts.database.replica, { host: hostOf(replica) })] : []),
  ]
  return parts.join(', ')
}

const hostOf = (address: string) => new URL(address).host

const addressOf = ({ PUBLIC_URL, PORT }: Config, fill: Fill) =>
  PUBLIC_URL ?? fill(texts.addressLocal, { address: `http://localhost:${PORT}` })

function listensOf(config: Config, fill: Fill): string {
  const address = `${config.HOST}:${config.PORT}`
  return isReachable(config) ? address : fill(texts.listensLocal, { address })
}

/** What each setting switches on, one row a part; no value that is secret. */
export function describeSettings(
  config: Config,
  language: Language = 'en',
): readonly (readonly [part: string, state: string])[] {
  const fill: Fill = (text, values = {}) => translateData(language, text, values)
  const { s3, SMTP_URL: smtp, OTEL_EXPORTER_OTLP_ENDPOINT: traces } = config
  const rows: readonly (readonly [keyof typeof texts.parts, string])[] = [
    ['address', addressOf(config, fill)],
    ['listens', listensOf(config, fill)],
    ['proxies', config.TRUSTED_PROXIES.join(', ') || fill(texts.noProxies)],
    ['database', databaseOf(config, fill)],
    [
      'photos',
      s3
        ? fill(texts.photos.bucket, { bucket: s3.bucket })
        : fill(texts.photos.folder, { folder: `${config.DATA_DIR}/media` }),
    ],
    ['backups', backupsOf(config, fill)],
    ['demo', fill(config.demo ? texts.on : texts.off)],
    ['cards', cardsOf(config, fill)],
    [
      'mail',
      smtp === undefined
        ? fill(texts.mail.folder, { folder: `${config.DATA_DIR}/mail` })
        : fill(texts.mail.server, { host: hostOf(smtp) }),
    ],
    ['sender', config.MAIL_FROM],
    ['maps', mapsOf(config, fill)],
    ['google', fill(config.GOOGLE_CLIENT_ID === undefined ? texts.off : texts.on)],
    ['vision', config.vision ? `${config.vision.provider}/${config.vision.model}` : fill(texts.noVision)],
    ['live', fill(config.pusher ? texts.live.pusher : texts.live.server)],
    ['verification', fill(texts.verification[config.verification])],
    ['extensions', config.WASHLINE_EXTENSIONS.join(', ') || fill(texts.none)],
    ['metrics', fill(config.METRICS_TOKEN === undefined ? texts.metrics.local : texts.metrics.token)],
    ['traces', traces === undefined ? fill(texts.off) : fill(texts.traces, { host: hostOf(traces) })],
    ['operator', config.OPERATOR_NAME ?? fill(texts.noOperator)],
  ]
  return rows.map(([part, state]) => [fill(texts.parts[part]), state])
}

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
