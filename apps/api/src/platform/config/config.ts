import { z } from 'zod'
import { isVapidPair } from '../crypto/vapid-keys.ts'
import { logLevels } from '../log/log.ts'

const flag = z.enum(['0', '1', 'true', 'false'], 'must be 0 or 1').transform((text) => text === '1' || text === 'true')
const url = z.url('must be a URL')
const text = z.string().min(1)
const atLeastOne = z.coerce.number('must be a number').int().min(1)
/** Addresses apart by spaces or commas, of which only the origins count; those of apps have a scheme of their own. */
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(z.array(url))
  .transform((list) => list.map((address) => new URL(address)).map(({ protocol, host }) => `${protocol}//${host}`))
/** Packages, or folders that begin with ./ or /; apart by spaces. */
const locations = z
  .string()
  .default('')
  .transform((list) => list.split(/\s+/).filter((part) => part !== ''))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(
            /^(?:\.{0,2}\/.+|@?[a-z0-9][\w.-]*(?:\/[\w.-]+)*)$/i,
            'names packages, or folders that begin with ./ or /',
          ),
      )
      .max(50, 'at most 50')
      .refine((list) => new Set(list).size === list.length, 'names the same one twice'),
  )
const webhookSecret = z.string().regex(/^whsec_/, 'must begin with whsec_')

const schema = z.object({
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address')
    .optional(),
  DEMO: flag.optional(),
  DEMO_AUTOPILOT: flag.default(true),
  PUBLIC_URL: url.optional(),
  SOCKET_ORIGINS: origins,
  LOG_LEVEL: z.enum(logLevels).default('warn'),
  METRICS_TOKEN: text.optional(),
  UPLOADS_PER_DAY: atLeastOne.default(2_000),
  UPLOAD_MB_PER_DAY: atLeastOne.default(4_000),
  DISK_FLOOR_MB: z.coerce.number('must be a number').int().min(0).default(1_000),
  OPERATOR_NAME: text.optional(),
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  PROVIDER_VERIFICATION: z.enum(['auto', 'manual']).optional(),
  PROVIDER_IDENTITY: z.enum(['manual', 'stripe']).default('manual'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must begin with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_API_URL: url.optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_TOKENINFO_URL: url.default('https://oauth2.googleapis.com/tokeninfo'),
  GOOGLE_USERINFO_URL: url.default('https://openidconnect.googleapis.com/v1/userinfo'),
  GOOGLE_MAPS_API_KEY: text.optional(),
  MAPS_PHOTON_URL: url.optional(),
  MAPS_NOMINATIM_URL: url.optional(),
  MAPS_OSRM_URL: url.optional(),
  MAPS_STYLE_URL: url.optional(),
  MAPS_STYLE_HOSTS: origins,
  VISION_MODEL: z
    .string()
    .regex(
      /^(openai|anthropic|google|compatible)\/./,
      'must be openai/, anthropic/, google/ or compatible/ and a model',
    )
    .optional(),
  VISION_BASE_URL: url.optional(),
  VISION_API_KEY: text.optional(),
  OPENAI_API_KEY: text.optional(),
  ANTHROPIC_API_KEY: text.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: text.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an smtp:// address')
    .optional(),
  MAIL_FROM: text.default('Washline <hello@washline.invalid>'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be a P-256 point in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region')
    .default('us-east-1'),
  S3_ENDPOINT: url.optional(),
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

const together = (env: Record<string, unknown>, names: readonly string[]): string[] => {
  const missing = names.filter((name) => env[name] === undefined)
  return missing.length === 0 || missing.length === names.length
    ? []
    : missing.map((name) => `${name}: is missing (it goes with ${names.filter((other) => other !== name).join(', ')})`)
}

/** What goes only with another setting, which is not there. */
const needed = (env: Record<string, unknown>, wanted: string, by: readonly string[]): string[] => {
  const given = by.filter((name) => env[name] !== undefined)
  return env[wanted] !== undefined || given.length === 0
    ? []
    : [`${wanted}: is missing (it goes with ${given.join(', ')})`]
}

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

/** Reads every setting at boot; each bad value is one clear line. Empty values count as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(given)
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  problems.push(
    ...together(given, ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']),
    ...(result.success && result.data.DEMO && result.data.STRIPE_SECRET_KEY
      ? ['DEMO: the demo market pays with test cards of the sandbox; leave it off with STRIPE_SECRET_KEY']
      : []),
    ...(given.PROVIDER_IDENTITY === 'stripe' && given.STRIPE_SECRET_KEY === undefined
      ? ['PROVIDER_IDENTITY: stripe goes with STRIPE_SECRET_KEY']
      : []),
    ...together(given, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']),
    ...(result.success && !isVapidPair(result.data.VAPID_PUBLIC_KEY, result.data.VAPID_PRIVATE_KEY)
      ? ['VAPID_PUBLIC_KEY: does not belong to VAPID_PRIVATE_KEY']
      : []),
    ...needed(given, 'OPERATOR_NAME', ['OPERATOR_EMAIL']),
    ...(result.success ? visionProblems(result.data) : []),
    ...together(given, ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET']),
    ...together(given, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
    ...needed(given, 'S3_BUCKET', ['S3_ENDPOINT', 'S3_REGION']),
    ...needed(given, 'MAPS_STYLE_URL', ['MAPS_STYLE_HOSTS']),
  )
  if (!result.success || problems.length > 0) return { problems }
  const env = result.data
  const demo = env.DEMO ?? (env.DATABASE_URL === undefined && env.STRIPE_SECRET_KEY === undefined)
  return {
    config: {
      ...env,
      demo,
      verification: env.PROVIDER_VERIFICATION ?? (demo ? 'auto' : 'manual'),
      vision: visionOf(env),
      pusher:
        env.PUSHER_APP_ID && env.PUSHER_KEY && env.PUSHER_SECRET
          ? { appId: env.PUSHER_APP_ID, key: env.PUSHER_KEY, secret: env.PUSHER_SECRET }
          : undefined,
      s3: s3Of(env),
    },
  }
}
