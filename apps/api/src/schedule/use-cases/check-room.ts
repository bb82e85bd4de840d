import type { BookingId, UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { scheduleRefusals } from '@washline/contract/schedule/refusals'
import type { TimeWindow } from '@washline/contract/schedule/schemas'
import { localTime } from '@washline/contract/zoned-time'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { blockedWith } from '../../relationships/index.ts'
import { supplyAround } from '../queries.ts'
import { isStillSold, windowFrom, windowsAhead } from '../rules/pickup-windows.ts'
import { windowsOfPlace, zoneOf } from '../rules/place-windows.ts'
import type { Span } from '../rules/working-hours.ts'
import { lockDays } from '../store.ts'

export interface Wanted {
  readonly place: Point
  readonly customerId: UserId
  readonly now: Date
  /** A booking that moves does not take a place away from itself. */
  readonly but?: BookingId | undefined
}

const dayMs = 86_400_000

/** The windows ahead at a place, by the clocks of the nearest Washer who serves it. */
export async function windowsAt(q: Queryable, wanted: Wanted) {
  const { place, customerId, now, but } = wanted
  const reachMs = (market.windows.daysAhead + 2) * dayMs
  const supply = await supplyAround(q, place, {
    window: { from: now, to: new Date(now.getTime() + reachMs) },
    now,
    but,
  })
  const asked = { ...place, customerId, blocked: await blockedWith(q, customerId) }
  const timeZone = zoneOf(supply, asked)
  const windows = windowsAhead(timeZone ?? market.timeZone, now)
  return { timeZone, windows: timeZone === undefined ? [] : windowsOfPlace(supply, asked, windows) }
}

export const wireOf = ({ from, to }: Span): TimeWindow => ({ from: from.toISOString(), to: to.toISOString() })

/** Whether a pickup at a place can be served in a window, with the windows of its days locked. */
export async function hasRoomAt(tx: Tx, window: Span, { place, customerId, now, but }: Wanted): Promise<boolean> {
  await lockDays(tx, window)
  const supply = await supplyAround(tx, place, { window, now, but })
  const asked = { ...place, customerId, blocked: await blockedWith(tx, customerId) }
  return windowsOfPlace(supply, asked, [window])[0]?.isFull === false
}

export interface ChosenWindow extends Span {
  readonly day: string
  readonly minute: number
  readonly timeZone: string
}

/** Refuses a window without a place left, with the next free one; its days are locked afterwards. */
export async function requireRoom(tx: Tx, window: Span, wanted: Wanted): Promise<void> {
  if (isStillSold(window.from, wanted.now) && (await hasRoomAt(tx, window, wanted))) return
  const { windows } = await windowsAt(tx, wanted)
  const free = windows.filter((other) => !other.isFull && other.from.getTime() !== window.from.getTime())
  const next = free.find((other) => other.from > window.from) ?? free[0]
  throw refuse(scheduleRefusals.windowFull, { body: { next_free: next ? wireOf(next) : null } })
}

/** The window of a place that begins at a moment, with a place left that is locked. */
export async function takeWindow(tx: Tx, from: Date, wanted: Wanted): Promise<ChosenWindow> {
  const { timeZone = market.timeZone } = await windowsAt(tx, wanted)
  const window = windowFrom(from, timeZone)
  if (!window) throw invalid({ window_from: ['Please choose one of the available times.'] })
  await requireRoom(tx, window, wanted)
  return { ...window, ...localTime(from, timeZone), timeZone }
}
