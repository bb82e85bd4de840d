import { type MapsCall, MapsFailure } from '../maps-gateway.ts'
import { fetchVendorJson, type MapsLimits } from '../vendor/fetch-vendor-json.ts'
import { errorAnswer } from './google-answers.ts'

/** How Google is reached. */
export interface GoogleApi {
  readonly apiKey: string
  readonly geocodingUrl: string
  readonly placesUrl: string
  readonly routesUrl: string
  readonly limits: MapsLimits
}

/** A call of the Places or Routes API, which answer only the named fields. */
export async function askGoogle(
  api: GoogleApi,
  request: { call: MapsCall; url: URL; fields: string; body: unknown; signal: AbortSignal | undefined },
): Promise<unknown> {
  const { call, url, signal } = request
  const { status, json } = await fetchVendorJson(api.limits, {
    call,
    url,
    signal,
    init: {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': api.apiKey,
        'x-goog-fieldmask': request.fields,
      },
      body: JSON.stringify(request.body),
    },
  })
  if (status === 200) return json
  const error = errorAnswer.safeParse(Array.isArray(json) ? json[0] : json)
  const name = error.success ? error.data.error.status : `HTTP_${status}`
  throw new MapsFailure(call, { kind: 'refused', status: name })
}
