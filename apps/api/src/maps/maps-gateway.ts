import type { Point } from '@washline/contract/maps/geo'
import type { Place, PlaceSuggestion, Route } from '@washline/contract/maps/schemas'
import { messages } from '@washline/contract/messages'

export interface CallOptions {
  readonly signal?: AbortSignal
}

/** Addresses, positions and the way between them. Null means: there is none. A vendor's failure is a `MapsFailure`. */
export interface MapsGateway {
  geocode(address: string, options?: CallOptions): Promise<Place | null>
  reverse(point: Point, options?: CallOptions): Promise<Place | null>
  autocomplete(text: string, near?: Point, options?: CallOptions): Promise<PlaceSuggestion[]>
  /** Fails with `no-route` where no road joins the two. */
  route(origin: Point, destination: Point, options?: CallOptions): Promise<Route>
}

export type MapsCall = 'geocode' | 'reverse' | 'autocomplete' | 'route'
export type MapsFault =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: string }
  | { readonly kind: 'no-route' }

const unreachableText: Record<MapsCall, string> = {
  geocode: messages.maps.coordinates,
  reverse: messages.maps.address,
  autocomplete: messages.maps.address,
  route: 'Maps API error: UNAVAILABLE',
}

const textOf = (call: MapsCall, fault: MapsFault): string => {
  switch (fault.kind) {
    case 'unreachable':
      return unreachableText[call]
    case 'refused':
      return call === 'route' ? `Maps API error: ${fault.status}` : messages.maps.geocoding(fault.status)
    case 'no-route':
      return messages.maps.noRoute
    default:
      return fault satisfies never
  }
}

/** Why a maps vendor gave no answer. Its message may be shown; the cause is for the log. */
export class MapsFailure extends Error {
  readonly call: MapsCall
  readonly fault: MapsFault
  constructor(call: MapsCall, fault: MapsFault, cause?: unknown) {
    super(textOf(call, fault), { cause })
    this.call = call
    this.fault = fault
  }
}
