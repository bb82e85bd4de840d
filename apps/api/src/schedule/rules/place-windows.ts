import type { UserId } from '@washline/contract/ids'
import { cellMiddle, distanceMeters, type Point } from '@washline/contract/maps/geo'
import type { WasherHours } from '@washline/contract/schedule/schemas'
import { hasRoom, placesOf } from './window-capacity.ts'
import { covers, type Span, spansOf } from './working-hours.ts'

/** A Washer with hours, at the place that the directory shows. */
export interface WasherSupply extends Point {
  readonly userId: UserId
  readonly radiusKm: number
  readonly hours: WasherHours
}

export interface BookedPickup extends Point, Span {
  readonly customerId: UserId
}

export interface Supply {
  readonly washers: readonly WasherSupply[]
  readonly booked: readonly BookedPickup[]
  /** No search reaches farther. */
  readonly radiusM: number
}

const distanceTo = (washer: WasherSupply, place: Point) => distanceMeters(washer, cellMiddle(place))

export const reaches = (washer: WasherSupply, place: Point, radiusM: number): boolean =>
  distanceTo(washer, place) <= Math.min(radiusM, washer.radiusKm * 1_000)

/** Where a pickup is asked for, and who is not asked. */
export interface Asked extends Point {
  readonly customerId: UserId
  readonly blocked: readonly UserId[]
}

const inReach = ({ washers, radiusM }: Supply, asked: Asked): WasherSupply[] =>
  washers.filter(
    (washer) =>
      washer.userId !== asked.customerId && !asked.blocked.includes(washer.userId) && reaches(washer, asked, radiusM),
  )

/** The zone of the nearest Washer who serves the place; undefined where nobody has hours. */
export const zoneOf = (supply: Supply, asked: Asked): string | undefined =>
  inReach(supply, asked).sort((a, b) => distanceTo(a, asked) - distanceTo(b, asked) || a.userId - b.userId)[0]?.hours
    .time_zone

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

interface Demand {
  readonly places: ReadonlyMap<UserId, number>
  /** Who may take each booked pickup. */
  readonly booked: readonly (readonly UserId[])[]
}

/** Who works through a window, and what is booked in it. */
function demandIn(
  { washers, booked, radiusM }: Supply,
  window: Span,
  spans: (washer: WasherSupply) => readonly Span[],
): Demand {
  const working = washers.filter((washer) => covers(spans(washer), window))
  return {
    places: new Map(working.map(({ userId, hours }) => [userId, placesOf(window, hours.at_once)])),
    booked: booked
      .filter((pickup) => overlap(pickup, window))
      .map((pickup) =>
        working
          .filter((washer) => washer.userId !== pickup.customerId && reaches(washer, pickup, radiusM))
          .map(({ userId }) => userId),
      ),
  }
}

/** Reads each Washer's spans once. */
function spansIn(windows: readonly Span[]): (washer: WasherSupply) => readonly Span[] {
  const [first, last] = [windows[0], windows.at(-1)]
  const stored = new Map<WasherSupply, readonly Span[]>()
  return (washer) => {
    const spans = stored.get(washer) ?? (first && last ? spansOf(washer.hours, first.from, last.to) : [])
    stored.set(washer, spans)
    return spans
  }
}

/** Those of the windows that hours cover at a place; without a place left they are full. */
export function windowsOfPlace<W extends Span>(
  supply: Supply,
  asked: Asked,
  windows: readonly W[],
): (W & { isFull: boolean })[] {
  const near = inReach(supply, asked).map(({ userId }) => userId)
  const spans = spansIn(windows)
  return windows.flatMap((window) => {
    const { places, booked } = demandIn(supply, window, spans)
    const mine = near.filter((washer) => places.has(washer))
    return mine.length === 0 ? [] : [{ ...window, isFull: !hasRoom(booked, mine, places) }]
  })
}

/** How much of a window is booked among the Washers who serve a place. */
export function loadAt(
  supply: Supply,
  asked: Asked,
  window: Span,
): { booked: number; places: number; working: UserId[] } {
  const { places, booked } = demandIn(supply, window, spansIn([window]))
  const working = inReach(supply, asked).flatMap(({ userId }) => (places.has(userId) ? [userId] : []))
  return {
    booked: booked.filter((washers) => washers.some((washer) => working.includes(washer))).length,
    places: working.reduce((sum, washer) => sum + (places.get(washer) ?? 0), 0),
    working,
  }
}

/** Of windows within a time: what is booked in a Washer's reach, and the part of it that is likely theirs, by their part of the places. */
export function outlookOf(supply: Supply, washer: WasherSupply, time: Span) {
  const spans = spansIn([time])
  return (window: Span): { booked: number; expected: number } => {
    const { places, booked } = demandIn(supply, window, spans)
    const theirs = booked.filter((washers) => washers.includes(washer.userId))
    const shareOf = (washers: readonly UserId[]) =>
      (places.get(washer.userId) ?? 0) / washers.reduce((sum, id) => sum + (places.get(id) ?? 0), 0)
    return { booked: theirs.length, expected: theirs.reduce((sum, washers) => sum + shareOf(washers), 0) }
  }
}
