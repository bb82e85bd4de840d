import helmet from '@fastify/helmet'
import Fastify from 'fastify'

const ofTheAnswer = new Set(['content-length', 'content-type', 'date', 'connection', 'keep-alive'])

/**
 * The security headers that helmet gives an answer. They are the same on every answer, so helmet is asked once at the
 * start instead of on each request; a page adds the hashes of its own scripts (`allow-inline-scripts.ts`).
 */
export async function securityHeaders(allowed: readonly string[]): Promise<Record<string, string>> {
  const probe = Fastify({ logger: false })
  await probe.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", 'https://js.stripe.com', 'https://accounts.google.com'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...allowed],
        connectSrc: ["'self'", 'ws:', 'wss:', 'https://api.stripe.com', ...allowed],
        frameSrc: ['https://js.stripe.com', 'https://hooks.stripe.com', 'https://accounts.google.com'],
        workerSrc: ["'self'", 'blob:'],
        upgradeInsecureRequests: null,
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: false,
  })
  probe.get('/', async () => '')
  const { headers } = await probe.inject('/')
  await probe.close()
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ofTheAnswer.has(name) ? [] : [[name, String(value)]])),
  )
}
