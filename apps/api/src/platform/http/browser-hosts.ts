import type { Config } from '../config/config.ts'

/** Where the client may connect to and load from beyond this server: exactly what is configured, by directive. */
export interface BrowserHosts {
  readonly script: readonly string[]
  readonly style: readonly string[]
  readonly frame: readonly string[]
  readonly connect: readonly string[]
  readonly image: readonly string[]
  /** A vendor's sign-in window talks to the page that opened it. */
  readonly opensWindows: boolean
}

type Settings = Pick<
  Config,
  | 'STRIPE_PUBLISHABLE_KEY'
  | 'GOOGLE_CLIENT_ID'
  | 'MAPS_STYLE_URL'
  | 'MAPS_STYLE_HOSTS'
  | 'PUBLIC_URL'
  | 'pusher'
  | 'PUSHER_CLUSTER'
  | 'PUSHER_HOST'
  | 'PUSHER_PORT'
  | 'PUSHER_TLS'
>

const ownHosts: BrowserHosts = { script: [], style: [], frame: [], connect: [], image: [], opensWindows: false }

/** As Stripe documents it for Stripe.js. */
const stripeHosts = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

/** As Google documents it for Google Identity Services. */
const googleHosts = {
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  frame: ['https://accounts.google.com/gsi/'],
  connect: ['https://accounts.google.com/gsi/'],
  opensWindows: true,
}

/** Where the sockets are: the service's host, or this server's; older browsers do not count sockets as the page's own. */
function socketsOf(settings: Settings): string[] {
  if (!settings.pusher) return settings.PUBLIC_URL ? [new URL(settings.PUBLIC_URL).origin.replace(/^http/, 'ws')] : []
  const scheme = settings.PUSHER_TLS ? 'wss' : 'ws'
  const host = settings.PUSHER_HOST ?? `ws-${settings.PUSHER_CLUSTER}.pusher.com`
  return [`${scheme}://${host}${settings.PUSHER_PORT ? `:${settings.PUSHER_PORT}` : ''}`]
}

export function browserHosts(settings: Settings | undefined): BrowserHosts {
  if (!settings) return ownHosts
  const map = settings.MAPS_STYLE_URL ? [new URL(settings.MAPS_STYLE_URL).origin, ...settings.MAPS_STYLE_HOSTS] : []
  const parts: Partial<BrowserHosts>[] = [
    ...(settings.STRIPE_PUBLISHABLE_KEY ? [stripeHosts] : []),
    ...(settings.GOOGLE_CLIENT_ID ? [googleHosts] : []),
    { connect: [...socketsOf(settings), ...map], image: map },
  ]
  const all = (directive: Exclude<keyof BrowserHosts, 'opensWindows'>) => [
    ...new Set(parts.flatMap((part) => part[directive] ?? [])),
  ]
  return {
    script: all('script'),
    style: all('style'),
    frame: all('frame'),
    connect: all('connect'),
    image: all('image'),
    opensWindows: parts.some((part) => part.opensWindows),
  }
}
