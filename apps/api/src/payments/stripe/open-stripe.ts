import Stripe from 'stripe'
import { vendorTimeMs } from '../../platform/vendors/vendor-time.ts'

/** Raised together with the SDK, after reading Stripe's changelog. */
const apiVersion = '2026-10-28.endive'
const timeoutMs = 15_000
/** Heals a connection that was cut. What lasts longer is the queue's to repeat, or the person's. */
const retries = 1

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

/** Every object of Stripe names its kind. What does not is of somebody else, and the SDK would hand it on as it is. */
function objectOf(json: unknown, status: number): unknown {
  const { object, data } = (json ?? {}) as { readonly object?: unknown; readonly data?: unknown }
  const isObject = typeof object === 'string' && (object !== 'list' || Array.isArray(data))
  if (status < 400 && !isObject) throw new Error('an answer that is no object of Stripe')
  return json
}

/** The SDK's own, which asks no longer than the request has time for, and not at all once that is used up: nobody hears the answer. */
function patientClient(): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient()
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (host, port, path, method, headers, body, protocol, timeout) => {
      const leftMs = vendorTimeMs('cards', timeout)
      if (leftMs === 0) throw new Error('the time of this request is used up')
      const answer = await client.makeRequest(host, port, path, method, headers, body, protocol, leftMs)
      const toJSON = answer.toJSON.bind(answer)
      return Object.assign(answer, { toJSON: async () => objectOf(await toJSON(), answer.getStatusCode()) })
    },
  }
}

/** The official SDK with the product's settings. */
export const openStripe = ({ secretKey, apiUrl }: StripeAccess): Stripe =>
  new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    httpClient: patientClient(),
    telemetry: false,
    ...addressOf(apiUrl),
  })
