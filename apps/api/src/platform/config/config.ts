import { z } from 'zod'
import { isVapidPair } from '../crypto/vapid-keys.ts'
import { logLevels } from '../log/log.ts'
import { type AllowedNetworks, readNetworks } from '../network/public-address.ts'
import { contradictionsOf, needed } from './contradictions.ts'
import { isSender } from './is-sender.ts'
import { locations } from './locations.ts'
import { misspelled } from './misspelled.ts'
import { fileNameOf } from './read-environment.ts'
import { riskNames } from './risk-names.ts'
import { trustedProxies } from './trusted-proxies.ts'

const flag = z.enum(['0', '1', 'true', 'false'], 'must be 0 or 1').transform((text) => text === '1' || text === 'true')
const url = z.url('must be a URL')
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const text = z.string().min(1)
/** Whether signs of a password have ended the part of an address that it belongs to. Then what follows would be shown as its host. */
const isCut = (address: string): boolean => {
  const { username, pathname, search, hash } = new URL(address)
  return `${pathname}${hash}${username === '' ? search : ''}`.includes('@')
}
const unreadable = 'cannot be read; in its user and password write / as %2F, @ as %40, # as %23 and ? as %3F'
const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must be a postgres:// address', abort: true })
  .refine((address) => URL.canParse(address) && !isCut(address), unreadable)
const isMailServer = (address: string) =>
  /^smtps?:\/\//.test(address) && URL.canParse(address) && new URL(address).hostname !== ''
const atLeastOne = z.coerce.number('must be a number').int().min(1)
/** An address exactly as a browser sends it: scheme, host and port. Pages without an origin of their own share the origin null. */
const isOrigin = (text: string): boolean => {
  const address = URL.parse(text)
  return address !== null && address.host !== '' && text === `${address.protocol}//${address.host}`
}
/** Addresses apart by spaces or commas, of which only the origins count; those of apps have a scheme of their own. */
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(z.array(url))
  .transform((list) => list.map((address) => new URL(address)).map(({ protocol, host }) => `${protocol}//${host}`))
/** No private network, all of them, or a list. */
const networks = z
  .string()
  .default('0')
  .transform((list, context): AllowedNetworks => {
    if (/^(?:0|false)$/.test(list)) return 'none'
    if (/^(?:1|true)$/.test(list)) return 'all'
    const named = readNetworks(list)
    if (named) return { named }
    context.addIssue({ code: 'custom', message: 'must be 0, 1 or networks like 10.1.0.0/16, apart by spaces' })
    return z.NEVER
  })
/** Names apart by spaces or commas. */
const risks = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(z.array(z.enum(riskNames, `must name some of ${riskNames.join(', ')}`)))

const wrongOrigins =
  'must be origins apart by spaces, such as https://shop.example, without a path; or * alone for every page'
const originsOfPages = z
  .string()
  .default('')
  .transform((list) => list.split(/\s+/).filter((part) => part !== ''))
  .refine((list) => list.every(isOrigin) || (list.length === 1 && list[0] === '*'), wrongOrigins)
const wrongKeys = 'each must be 43 characters or more of base64url: openssl rand -base64 32 | tr +/ -_ | tr -d ='
const masterKeys = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((list) => list.every((key) => /^[\w-]{43,}$/.test(key)), wrongKeys)
/** `name=value`, apart by commas, with the values encoded as in an address. */
const otlpHeaders = z
  .string()
  .default('')
  .refine(
    (list) => list === '' || list.split(',').every((part) => /^\s*[\w-]+=[^,\s]+\s*$/.test(part)),
    'must be name=value pairs, separated by commas',
  )
  .transform((list) =>
    Object.fromEntries(
      list
        .split(',')
        .filter((part) => part !== '')
        .map((part) => part.trim().split(/=(.*)/s))
        .map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
    ),
  )
const webhookSecret = z.string().regex(/^whsec_/, 'must begin with whsec_')

const schema = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DEMO: flag.optional(),
  DEMO_AUTOPILOT: flag.default(true),
  DEMO_CUSTOMERS: flag.default(true),
  PUBLIC_URL: webUrl.optional(),
  ALLOW_RISKS: risks,
  TRUSTED_PROXIES: trustedProxies,
  SOCKET_ORIGINS: origins,
  API_ORIGINS: originsOfPages,
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  METRICS_TOKEN: text.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders,
  OTEL_SERVICE_NAME: text.default('washline'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number').min(0).max(1).default(1),
  UPLOADS_PER_DAY: atLeastOne.default(2_000),
  UPLOAD_MB_PER_DAY: atLeastOne.default(4_000),
  STOP_DELAY_S: z.coerce.number('must be a number').int().min(0).max(300).default(0),
  DISK_FLOOR_MB: z.coerce.number('must be a number').int().min(0).default(1_000),
  OPERATOR_NAME: text.optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  PROVIDER_VERIFICATION: z.enum(['auto', 'manual']).optional(),
  PROVIDER_IDENTITY: z.enum(['manual', 'stripe']).default('manual'),
  WEBHOOK_PRIVATE_NETWORKS: networks,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must begin with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_API_URL: webUrl.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_TOKENINFO_URL: webUrl.default('https://oauth2.googleapis.com/tokeninfo'),
  GOOGLE_USERINFO_URL: webUrl.default('https://openidconnect.googleapis.com/v1/userinfo'),
  GOOGLE_MAPS_API_KEY: text.optional(),
  MAPS_PHOTON_URL: webUrl.optional(),
  MAPS_NOMINATIM_URL: webUrl.optional(),
  MAPS_OSRM_URL: webUrl.optional(),
  MAPS_STYLE_URL: webUrl.optional(),
  MAPS_STYLE_HOSTS: origins,
  VISION_MODEL: z
    .string()
    .regex(
      /^(openai|anthropic|google|compatible)\/./,
      'must be openai/, anthropic/, google/ or compatible/ and a model',
    )
    .optional(),
  VISION_BASE_URL: webUrl.optional(),
  VISION_API_KEY: text.optional(),
  OPENAI_API_KEY: text.optional(),
  ANTHROPIC_API_KEY: text.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: text.optional(),
  SECRET_KEYS: masterKeys,
  SMTP_URL: z.string().refine(isMailServer, 'must be an smtp:// or smtps:// address with a host').optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an address, alone or as Name <name@example.com>')
    .default('Washline <hello@washline.invalid>'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be a P-256 point in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  BACKUP_TO: text.optional(),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have 16 characters or more').optional(),
  BACKUP_EVERY_H: z.coerce.number('must be a number').int().min(0).max(168).default(24),
  BACKUP_KEEP: atLeastOne.default(14),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region')
    .default('us-east-1'),
  S3_ENDPOINT: webUrl.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  PUSHER_APP_ID: text.optional(),
  PUSHER_KEY: text.optional(),
  PUSHER_SECRET: text.optional(),
  PUSHER_CLUSTER: text.default('ap1'),
  PUSHER_HOST: text.optional(),
  PUSHER_PORT: z.coerce.number('must be a number').int().min(1).max(65_535).optional(),
  PUSHER_TLS: flag.default(true),
  WASHLINE_EXTENSIONS: locations,
})

type Environment = z.output<typeof schema>

export type Config = Environment & {
  readonly demo: boolean
  readonly verification: 'auto' | 'manual'
  /** The model that counts laundry before the embedded one does. */
  readonly vision: Vision | undefined
  readonly pusher: { appId: string; key: string; secret: string } | undefined
  /** The bucket that photos are kept in. */
  readonly s3: S3 | undefined
}

export type S3 = {
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type VisionProvider = 'openai' | 'anthropic' | 'google' | 'compatible'
/** Which vision model is asked, and how it is reached; without an address at the provider's own. */
export type Vision = {
  readonly provider: VisionProvider
  readonly model: string
  readonly apiKey: string | undefined
  readonly baseUrl: string | undefined
}

export type ConfigResult = { readonly config: Config } | { readonly problems: readonly string[] }

const visionKeys = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  compatible: 'VISION_API_KEY',
} as const

/** A model's name may hold slashes of its own: the provider ends at the first. */
function visionOf(env: Environment): Vision | undefined {
  if (env.VISION_MODEL === undefined) return undefined
  const end = env.VISION_MODEL.indexOf('/')
  const provider = env.VISION_MODEL.slice(0, end) as VisionProvider
  const apiKey = env[visionKeys[provider]]
  return { provider, model: env.VISION_MODEL.slice(end + 1), apiKey, baseUrl: env.VISION_BASE_URL }
}

const s3Of = (env: Environment): S3 | undefined =>
  env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? {
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      }
    : undefined

function visionProblems(env: Environment): string[] {
  const vision = visionOf(env)
  if (!vision) return needed(env, 'VISION_MODEL', ['VISION_BASE_URL', 'VISION_API_KEY'])
  return needed(env, vision.provider === 'compatible' ? 'VISION_BASE_URL' : visionKeys[vision.provider], [
    'VISION_MODEL',
  ])
}

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

/** Reads every setting at boot; each bad value is one clear line. Empty values count as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(given)
  const problems = [
    ...(result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)),
    ...contradictionsOf(given),
    ...misspelled(Object.keys(given), [...settingNames, ...settingNames.map(fileNameOf)]),
  ]
  if (!result.success) return { problems }
  problems.push(...visionProblems(result.data), ...keyProblems(result.data))
  if (problems.length > 0) return { problems }
  return { config: configOf(result.data) }
}

const keyProblems = ({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): string[] =>
  isVapidPair(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY) ? [] : ['VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY']

function configOf(env: Environment): Config {
  const demo = env.DEMO ?? (env.DATABASE_URL === undefined && env.STRIPE_SECRET_KEY === undefined)
  return {
    ...env,
    demo,
    verification: env.PROVIDER_VERIFICATION ?? (demo ? 'auto' : 'manual'),
    vision: visionOf(env),
    pusher:
      env.PUSHER_APP_ID && env.PUSHER_KEY && env.PUSHER_SECRET
        ? { appId: env.PUSHER_APP_ID, key: env.PUSHER_KEY, secret: env.PUSHER_SECRET }
        : undefined,
    s3: s3Of(env),
  }
}
