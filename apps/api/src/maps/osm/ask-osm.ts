import type { ZodType, z } from 'zod'
import { type CallOptions, type MapsCall, MapsFailure } from '../maps-gateway.ts'
import { fetchVendorJson, type MapsLimits, mapsLimits } from '../vendor/fetch-vendor-json.ts'

export interface OsmSettings {
  readonly search: { readonly kind: 'photon' | 'nominatim'; readonly url: string }
  readonly osrmUrl: string
  /** OpenStreetMap's servers require callers to identify themselves. */
  readonly userAgent: string
  readonly limits?: MapsLimits
}

export const askOsm = (settings: OsmSettings, call: MapsCall, url: URL, options: CallOptions | undefined) =>
  fetchVendorJson(settings.limits ?? mapsLimits, {
    call,
    url,
    signal: options?.signal,
    init: { headers: { 'user-agent': settings.userAgent, accept: 'application/json' } },
  })

/** An answer that has to be a 200 of this shape. */
export async function readOsm<T extends ZodType>(
  settings: OsmSettings,
  { call, url, schema }: { call: MapsCall; url: URL; schema: T },
  options: CallOptions | undefined,
): Promise<z.output<T>> {
  const { status, json } = await askOsm(settings, call, url, options)
  if (status !== 200) throw new MapsFailure(call, { kind: 'refused', status: `HTTP_${status}` })
  const answer = schema.safeParse(json)
  if (!answer.success) throw new MapsFailure(call, { kind: 'unreachable' }, answer.error)
  return answer.data
}
