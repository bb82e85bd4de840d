import type { Condition, Problem } from '@washline/contract/claims/problems'
import type { PhotoLooker, Sighting as SightingWire } from '@washline/contract/claims/sightings'
import type { GarmentId } from '@washline/contract/scanning/catalogue'

/** What the order's price list says of a piece. */
export interface CatalogueWorth {
  /** What one usually costs new. */
  readonly usualMinor: number
  readonly lifeMonths: number
}

/** An item as it is claimed. */
export interface ClaimedItem extends CatalogueWorth {
  readonly itemId: number
  readonly name: string
  readonly garment: GarmentId
  readonly problem: Problem
  readonly quantity: number
  readonly retailMinor: number
  readonly ageMonths: number
  readonly condition: Condition
}

export interface ClaimFacts {
  readonly submittedAt: Date
  readonly items: readonly ClaimedItem[]
}

/** What is known of one item of the order: by the list, by each count of the chain of custody, by earlier claims. */
export interface ItemCounts {
  readonly itemId: number
  readonly listed: number
  /** Null where nobody counted. */
  readonly countedIn: number | null
  readonly countedOut: number | null
  readonly received: number | null
  readonly claimedBefore: number
}

/** A photo that an order has without any claim. */
export const orderPhotoKinds = ['scan', 'pickup', 'return'] as const
export type OrderPhotoKind = (typeof orderPhotoKinds)[number]

export interface PhotoFinding {
  /** Its place among the claim's photos, from 1. */
  readonly number: number
  readonly takenAt: Date | null
  /** False for a picture too plain to be told from others. */
  readonly isComparable: boolean
  readonly usedBefore: { readonly claimId: number; readonly byCustomer: boolean } | null
  readonly sameAs: OrderPhotoKind | null
}

/** What a model says it sees in a photo. People read it; no rule looks at it. */
export type Sighting = Omit<SightingWire, 'photo'>

/** All that the rules look at, and what people look at beside it. Nothing else decides a claim. */
export interface Findings {
  readonly deliveredAt: Date
  readonly counts: readonly ItemCounts[]
  readonly photos: readonly PhotoFinding[]
  /** For people alone. */
  readonly looked: { readonly by: PhotoLooker; readonly sightings: readonly SightingWire[] }
  /** One value for each declared piece. */
  readonly declared: readonly { readonly itemId: number; readonly valueMinor: number }[]
  readonly cover: { readonly limitMinor: number; readonly usedMinor: number }
  /** Within the time that history counts: delivered orders, and claims beside this one. */
  readonly customer: { readonly orders: number; readonly claims: number }
  /** Of claims, those that the Washer had to bear. */
  readonly washer: { readonly orders: number; readonly claims: number }
}

/** The pieces of an item that the Washer took: as counted, else as listed. */
export const handedOver = ({ countedIn, listed }: Pick<ItemCounts, 'countedIn' | 'listed'>): number =>
  countedIn ?? listed
