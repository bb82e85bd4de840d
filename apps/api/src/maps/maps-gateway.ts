import type { Point } from '@washline/contract/maps/geo'
import { mapMessages } from '@washline/contract/maps/messages'
import type { Place, PlaceSuggestion, Route } from '@washline/contract/maps/schemas'
import type { Values } from '@washline/contract/texts/fill-message'
import { translateData } from '../platform/texts/translate.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
}

export interface RouteOptions extends CallOptions {
  /** Whether the way along the roads is wanted. Without it the answer is whole: a route whose way fails has none. */
  readonly path?: boolean | undefined
}

/** Addresses, positions and routes. Null means that there is no result; a vendor's failure is a `MapsFailure`. */
export interface MapsGateway {
  geocode(address: string, options?: CallOptions): Promise<Place | null>
  reverse(point: Point, options?: CallOptions): Promise<Place | null>
  autocomplete(text: string, near?: Point, options?: CallOptions): Promise<PlaceSuggestion[]>
  /** Fails with `no-route` if no road connects the two. */
  route(origin: Point, destination: Point, options?: RouteOptions): Promise<Route>
}

export type MapsCall = 'geocode' | 'reverse' | 'autocomplete' | 'route'
export type MapsFault =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly status: string }
  | { readonly kind: 'no-route' }

const unreachableText: Record<MapsCall, string> = {
  geocode: mapMessages.coordinates,
  reverse: mapMessages.address,
  autocomplete: mapMessages.address,
  route: mapMessages.service,
}

interface MapsText {
  readonly text: string
  readonly values: Values
}

const textOf = (call: MapsCall, fault: MapsFault): MapsText => {
  switch (fault.kind) {
    case 'unreachable':
      return { text: unreachableText[call], values: { status: 'UNAVAILABLE' } }
    case 'refused':
      return {
        text: call === 'route' ? mapMessages.service : mapMessages.geocoding,
        values: { status: fault.status },
      }
    case 'no-route':
      return { text: mapMessages.noRoute, values: {} }
    default:
      return fault satisfies never
  }
}

/** A failure of a maps vendor. Its message may be shown to users; the cause is for the log. */
export class MapsFailure extends Error {
  readonly call: MapsCall
  readonly fault: MapsFault
  /** The text for users, before translation. */
  readonly userText: MapsText
  constructor(call: MapsCall, fault: MapsFault, cause?: unknown) {
    const userText = textOf(call, fault)
    super(translateData('en', userText.text, userText.values), { cause })
    this.userText = userText
    this.call = call
    this.fault = fault
  }
}
