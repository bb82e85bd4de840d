import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/load-types'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { Scarcity } from '../../../apps/api/src/dispatch/rules/scarcity.ts'
import type { Skip } from '../../../apps/api/src/dispatch/rules/skip-share.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** What a customer asks for; the same under every policy. */
export interface PlacedOrder {
  readonly id: number
  readonly placedS: number
  readonly pickupS: number
  readonly door: Point
  readonly pieces: number
  readonly load: LoadType
  readonly netPayMinor: Minor
  /** How long the customer waits for an acceptance. */
  readonly patienceS: number
  /** How long the market searches, where it is not the usual time. */
  readonly searchS?: number
  /** Whether nobody opens the door. */
  readonly isAbsent: boolean
}

/** How a Washer decides; the policies know nothing of it. */
export interface Habits {
  readonly reluctance: number
  readonly payPerHour: number
  readonly replyS: number
  /** The share of offers that the Washer does not see in time. */
  readonly away: number
}

export interface Shift {
  readonly onS: number
  readonly offS: number
}

/** What the market knows of a Washer; it grows over the week. */
export interface WasherRecord {
  ratingSumTenths: number
  ratingCount: number
  ordersDone: number
  ordersOnTime: number
  seen: number
  accepted: number
  readonly skips: Skip[]
}

export interface MarketWasher {
  readonly id: UserId
  readonly home: Point
  readonly shifts: readonly Shift[]
  readonly machines: number
  /** How long this Washer's machines and hands need; 1 is usual. */
  readonly pace: number
  /** The mean of the ratings that this Washer's work gets, in tenths. */
  readonly qualityTenths: number
  readonly habits: Habits
  readonly record: WasherRecord
}

export type Stage = 'pickup' | 'takeover' | 'start' | 'finish' | 'deliver'

export interface WorkStop {
  readonly stage: Stage
  readonly point: Point
  readyS: number
  readonly serviceS: number
  readonly dueS: number
  readonly lagS: number
}

/** An order in a Washer's hand, with the stops that are left. */
export interface Task {
  readonly order: Order
  readonly stops: WorkStop[]
  /** The Washer accepted and does not come. */
  readonly isForgotten: boolean
}

export interface Offer {
  readonly order: Order
  readonly washer: Washer
  readonly madeS: number
  readonly expiresS: number
  state: 'open' | 'accepted' | 'skipped' | 'expired' | 'ended'
}

export interface Order extends PlacedOrder {
  status: OrderStatus
  /** Where the laundry is: at the customer's door, or with a Washer who does not go on. */
  from: Point
  washer: Washer | null
  isSearching: boolean
  searches: number
  /** Since when the market has searched, without counting earlier searches. */
  searchFromS: number
  radiusStep: number
  places: number
  mode: Scarcity
  /** The latest offer to each Washer. */
  readonly offers: Map<Washer, Offer>
  offersMade: number
  firstAcceptedS: number | null
  acceptedS: number | null
  pickedUpS: number | null
  /** When another Washer took the laundry over. */
  takenOverS: number | null
  startedS: number | null
  finishedS: number | null
  deliveredS: number | null
  rescues: number
}

/** A drive under way. */
export interface Leg {
  readonly from: Point
  readonly to: Point
  readonly startS: number
  readonly endS: number
  readonly isHomeward: boolean
}

export interface Washer extends MarketWasher {
  at: Point
  leg: Leg | null
  /** Driving to a stop, or at one. */
  isBusy: boolean
  /** Answers no more until then. */
  silentUntilS: number
  tasks: Task[]
  /** The order of the stops to come. */
  route: Task[]
  /** Bags in the car. */
  aboard: number
  openOffers: number
  /** When each machine is free. */
  readonly machinesFreeS: number[]
  /** Changes with everything that a plan depends on. */
  version: number
  earnedMinor: number
  overtimeS: number
  /** Up to when overtime was counted. */
  overtimeUntilS: number
  emptyM: number
  loadedM: number
}
