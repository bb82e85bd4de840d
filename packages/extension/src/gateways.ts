import type { CardGateway } from './card-gateway.ts'
import type { Context } from './context.ts'

export type * from './card-gateway.ts'

export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** A repeated email has the same id. */
  readonly id?: string
  /** One-click unsubscribe address (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Sends one email; a throw is repeated later. */
export interface MailGateway {
  send(email: Email): Promise<void>
}

export interface Point {
  readonly latitude: number
  readonly longitude: number
}
export type Precision = 'house' | 'place' | 'street' | 'area' | 'city' | 'region'
export interface Place extends Point {
  readonly place_id: string
  /** Short: `18 Linden Street`. */
  readonly display_name: string
  /** Whole: `18 Linden Street, 50250 Harbour Town, Malaysia`. */
  readonly formatted_address: string
  readonly precision: Precision
}
export interface PlaceSuggestion extends Omit<Place, keyof Point> {
  /** Null where the vendor gives them only for the chosen one. */
  readonly latitude: number | null
  readonly longitude: number | null
  readonly distance_meters: number | null
}
export interface TravelRoute {
  readonly distance_meters: number
  readonly duration_seconds: number
}

/** Addresses, positions and routes; null where there is no result. */
export interface MapGateway {
  geocode(address: string): Promise<Place | null>
  reverse(point: Point): Promise<Place | null>
  autocomplete(text: string, near: Point | undefined): Promise<readonly PlaceSuggestion[]>
  /** Null where no road connects the two. */
  route(origin: Point, destination: Point): Promise<TravelRoute | null>
}

export interface ScannedItem {
  /** A class of the catalogue, for example `tshirt`. */
  readonly garment: string
  /** A colour of the catalogue, for example `blue`; none where the cloth has several. */
  readonly colour?: string
  readonly quantity: number
  /** 0 to 1. */
  readonly confidence: number
  /** Left, top, width and height of each piece, as parts of the picture. */
  readonly boxes: readonly (readonly [number, number, number, number])[]
}

/** Counts the laundry of a jpeg. Where it throws, the built-in scanner answers. */
export interface ScanGateway {
  scan(jpeg: Uint8Array): Promise<readonly ScannedItem[]>
}

export interface IdentityCheck {
  readonly id: string
  readonly state: 'person' | 'operator' | 'checking' | 'passed' | 'failed' | 'cancelled'
  /** The page of the vendor for the person. */
  readonly url: string | null
  readonly reason: string | null
}

/** Checks a Washer's identity. A repeat of `begin` with the same key gives the same check. */
export interface IdentityGateway {
  begin(check: { readonly key: string; readonly washerId: number; readonly returnUrl: string }): Promise<IdentityCheck>
  read(checkId: string): Promise<IdentityCheck>
  forget(checkId: string): Promise<void>
}

/** Stores photos by name; removing one that is gone is no error. */
export interface StorageGateway {
  put(name: string, jpeg: Uint8Array): Promise<void>
  get(name: string): Promise<Uint8Array | undefined>
  remove(name: string): Promise<void>
}

export interface Gateways {
  readonly card: CardGateway
  readonly map: MapGateway
  readonly mail: MailGateway
  readonly scan: ScanGateway
  readonly identity: IdentityGateway
  readonly storage: StorageGateway
}

export type GatewayFactories = {
  readonly [Kind in keyof Gateways]?: (context: Context) => Gateways[Kind] | Promise<Gateways[Kind]>
}
