import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import type { BrowserHosts } from './browser-hosts.ts'

/** What the client uses: camera and position, copying a link, and sharing it. */
const used = ['camera', 'clipboard-write', 'geolocation', 'web-share']
const unused = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const permissions = [...used.map((name) => `${name}=(self)`), ...unused.map((name) => `${name}=()`)].join(', ')

const yearS = 365 * 24 * 3_600
const ofTheAnswer = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive'])

/**
 * The security headers that helmet gives an answer. They are the same on every answer, so helmet is asked once at the
 * start instead of on each request; a page adds the hashes of its own scripts (`allow-inline-scripts.ts`).
 */
export async function securityHeaders(
  hosts: BrowserHosts,
  { isPublicOverTls = false, framesItself = false } = {},
): Promise<Record<string, string>> {
  // The demo's page shows the product itself in frames.
  const frames = [...(framesItself ? ["'self'"] : []), ...hosts.frame]
  const probe = Fastify({ logger: false })
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...hosts.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'", ...hosts.style],
        imgSrc: ["'self'", 'data:', 'blob:', ...hosts.image],
        connectSrc: ["'self'", ...hosts.connect],
        frameSrc: frames.length > 0 ? frames : ["'none'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [framesItself ? "'self'" : "'none'"],
      },
    },
    frameguard: { action: framesItself ? 'sameorigin' : 'deny' },
    crossOriginOpenerPolicy: { policy: hosts.opensWindows ? 'same-origin-allow-popups' : 'same-origin' },
    strictTransportSecurity: isPublicOverTls && { maxAge: yearS, includeSubDomains: true },
  })
  probe.get('/', async () => '')
  const { headers } = await probe.inject('/')
  await probe.close()
  const ofHelmet = Object.entries(headers).flatMap(([name, value]) =>
    ofTheAnswer.has(name) ? [] : [[name, String(value)]],
  )
  return { ...Object.fromEntries(ofHelmet), 'permissions-policy': permissions }
}
