import type { Point } from '@washline/contract/maps/geo'
import type { Place, PlaceSuggestion, Route } from '@washline/contract/maps/schemas'
import { messages } from '@washline/contract/messages'
import type { Values } from '@washline/contract/texts/fill-message'
import { sayKnown } from '../platform/texts/say.ts'

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
  route: messages.maps.service,
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
        text: call === 'route' ? messages.maps.service : messages.maps.geocoding,
        values: { status: fault.status },
      }
    case 'no-route':
      return { text: messages.maps.noRoute, values: {} }
    default:
      return fault satisfies never
  }
}

/** Why a maps vendor gave no answer. Its message may be shown; the cause is for the log. */
export class MapsFailure extends Error {
  readonly call: MapsCall
  readonly fault: MapsFault
  /** What to tell people, to be said in their language. */
  readonly said: MapsText
  constructor(call: MapsCall, fault: MapsFault, cause?: unknown) {
    const said = textOf(call, fault)
    super(sayKnown('en', said.text, said.values), { cause })
    this.said = said
    this.call = call
    this.fault = fault
  }
}
