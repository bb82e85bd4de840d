import Stripe from 'stripe'

/** Raised together with the SDK, after reading Stripe's changelog. */
const apiVersion = '2026-10-28.endive'
const timeoutMs = 15_000
const retries = 2

export interface StripeAccess {
  readonly secretKey: string
  /** Another server with Stripe's API, for tests. */
  readonly apiUrl?: string | undefined
}

const addressOf = (apiUrl: string | undefined) => {
  if (!apiUrl) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { host: hostname, port: port || (scheme === 'http' ? 80 : 443), protocol: scheme }
}

/** The official SDK with the product's settings. */
export const openStripe = ({ secretKey, apiUrl }: StripeAccess): Stripe =>
  new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...addressOf(apiUrl),
  })
