import type { Condition, Problem } from '@washline/contract/claims/problems'
import type { PhotoLooker, Sighting as SightingWire } from '@washline/contract/claims/sightings'
import type { ClaimId, ItemId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import type { HeldCounts } from './custody-stages.ts'

/** The worth of a piece by the order's price list. */
export interface CatalogueWorth {
  /** The usual price of a new one. */
  readonly usualMinor: Minor
  readonly expectedLifeMonths: number
}

export interface ClaimedItem extends CatalogueWorth {
  readonly itemId: ItemId
  readonly name: string
  readonly garment: GarmentId
  readonly problem: Problem
  readonly quantity: number
  readonly retailMinor: Minor
  readonly ageMonths: number
  readonly condition: Condition
}

export interface AssessedClaim {
  readonly submittedAt: Date
  /** It was made before the order was delivered. */
  readonly isUndelivered?: boolean
  readonly items: readonly ClaimedItem[]
}

/**
 * The quantities of one item of the order: by the item list, by each count of the chain of custody, by earlier
 * claims.
 */
export interface ItemCounts {
  readonly itemId: ItemId
  readonly listed: number
  /** Null when nobody counted. */
  readonly countedIn: number | null
  readonly countedOut: number | null
  readonly received: number | null
  readonly claimedBefore: number
  /** Where several Washers had the laundry: the counts while the one of the claim had it. */
  readonly held?: HeldCounts
}

/** A photo of the order from before any claim. */
export const orderPhotoKinds = ['scan', 'pickup', 'return'] as const
export type OrderPhotoKind = (typeof orderPhotoKinds)[number]

export interface PhotoFinding {
  /** Position among the claim's photos, from 1. */
  readonly number: number
  readonly takenAt: Date | null
  /** False for a picture with too little detail to compare. */
  readonly isComparable: boolean
  readonly usedBefore: { readonly claimId: ClaimId; readonly byCustomer: boolean } | null
  readonly sameAs: OrderPhotoKind | null
  /** What the scanner recognized, the surest first; null when it could not look. */
  readonly shows: readonly Recognized[] | null
  /** How much the photo looks like claimed items in the scan; an item that could not be compared has no entry. */
  readonly likeness: readonly Likeness[]
}

export interface Likeness {
  readonly itemId: ItemId
  /** How likely the photo shows the item of the scan. */
  readonly percent: number
}

export interface Recognized {
  readonly garment: GarmentId
  /** The scanner's confidence. */
  readonly percent: number
}

/** What a payment without an operator needs beside evidence. */
export interface Standing {
  readonly accountOpenedAt: Date
  /** Other completed orders of the customer that a card paid and that were not refunded in full. */
  readonly paidOrders: number
  readonly links: {
    readonly sharesCard: boolean
    readonly sharesPhone: boolean
    readonly sharesDevice: boolean
    /** Another account that signed in on a device of the customer was paid compensation. */
    readonly deviceWasPaid: boolean
    readonly pickupAtWasher: boolean
    /** The customer's other completed orders, those with this Washer, and earlier paid claims between the two. */
    readonly mutual: { readonly orders: number; readonly withWasher: number; readonly paidClaims: number }
  }
  /** What the rules paid within the time of the budget, over all claims. */
  readonly paidByRulesMinor: Minor
}

/** What a vision model recognizes in a photo. People read it; no rule uses it. */
export type Sighting = Omit<SightingWire, 'photo'>

/** The input of the rules, and what people read beside it. Nothing else decides a claim. */
export interface Findings {
  /** When the order was to be back, and from when on it could be claimed for without a delivery. */
  readonly promisedAt: Date
  readonly undeliveredFrom: Date
  /** Null when it was not delivered before the assessment. */
  readonly deliveredAt: Date | null
  readonly counts: readonly ItemCounts[]
  readonly photos: readonly PhotoFinding[]
  /** Shown to people only. */
  readonly looked: { readonly by: PhotoLooker; readonly sightings: readonly SightingWire[] }
  /** One value for each declared piece. */
  readonly declared: readonly { readonly itemId: ItemId; readonly valueMinor: Minor }[]
  readonly cover: { readonly limitMinor: Minor; readonly usedMinor: Minor }
  /** Within the history window: delivered orders, and claims besides this one. */
  readonly customer: { readonly orders: number; readonly claims: number }
  /** Claims that the Washer was liable for. */
  readonly washer: { readonly orders: number; readonly claims: number }
  readonly standing: Standing
}

/** The pieces of an item that the Washer received: as counted, otherwise as listed. */
export const handedOver = ({ countedIn, listed }: Pick<ItemCounts, 'countedIn' | 'listed'>): number =>
  countedIn ?? listed

/** The pieces of an item that the Washer returned by their own count: none before a delivery; null when nobody counted. */
export const countedBack = (
  { countedIn, countedOut }: Pick<ItemCounts, 'countedIn' | 'countedOut'>,
  isDelivered: boolean,
): number | null => (isDelivered ? countedOut : countedIn === null ? null : 0)
