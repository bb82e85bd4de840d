import { vendorLimits } from '../../platform/vendors/vendor-limits.ts'
import { vendorTimeMs } from '../../platform/vendors/vendor-time.ts'
import { type MapsCall, MapsFailure } from '../maps-gateway.ts'

export interface MapsLimits {
  readonly timeoutMs: number
  readonly maxBytes: number
}

export const mapsLimits: MapsLimits = { timeoutMs: vendorLimits.maps.jobMs, maxBytes: 512 * 1024 }

interface VendorRequest {
  readonly call: MapsCall
  readonly url: URL
  readonly init?: RequestInit
  readonly signal?: AbortSignal | undefined
}

const readBounded = async (response: Response, maxBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new Error(`answer larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Fetches a vendor's JSON with limits of time and size. Redirects are not followed. */
export async function fetchVendorJson(
  limits: MapsLimits,
  { call, url, init, signal }: VendorRequest,
): Promise<{ status: number; json: unknown }> {
  const timeout = AbortSignal.timeout(vendorTimeMs('maps', limits.timeoutMs))
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return { status: response.status, json: JSON.parse(await readBounded(response, limits.maxBytes)) }
  } catch (cause) {
    throw new MapsFailure(call, { kind: 'unreachable' }, cause)
  }
}

/** A URL below a base, which may have a path. */
export const vendorUrl = (base: string, path: string, query: Record<string, string | undefined> = {}): URL => {
  const url = new URL(`${base.replace(/\/+$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
  return url
}
