import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { hasRoom, placesOf, searchLeadMs } from '../../../apps/api/src/schedule/rules/window-capacity.ts'
import { farthestM } from '../week/candidates.ts'
import { dateOf, metresBetween } from '../week/city.ts'
import { streamOf } from '../week/draws.ts'
import { dayS } from '../week/hours.ts'
import type { Week } from '../week/make-week.ts'
import type { MarketWasher, PlacedOrder } from '../week/people.ts'

export interface SoldWeek {
  readonly week: Week
  /** The booked orders by id, with the end of their window. */
  readonly windowEndS: ReadonlyMap<number, number>
  readonly asked: number
  /** Those whose first choice was full. */
  readonly full: number
  /** Those for whom the whole day was full. */
  readonly refused: number
}

const { minutes } = market.windows
const windowS = minutes * 60
const neverS = 7 * dayS

interface Window {
  readonly fromS: number
  readonly places: ReadonlyMap<UserId, number>
  readonly washers: readonly MarketWasher[]
  readonly booked: UserId[][]
}

const windowOf = ({ washers }: Week, fromS: number): Window => {
  const span = { from: dateOf(fromS), to: dateOf(fromS + windowS) }
  const working = washers.filter(({ shifts }) =>
    shifts.some(({ onS, offS }) => onS <= fromS && fromS + windowS <= offS),
  )
  return {
    fromS,
    washers: working,
    places: new Map(working.map(({ id, machines }) => [id, placesOf(span, machines)])),
    booked: [],
  }
}

const inReach = (window: Window, { door }: PlacedOrder): UserId[] =>
  window.washers.filter(({ home }) => metresBetween(home, door) <= farthestM).map(({ id }) => id)

/** Sells a window with a place left. */
function sell(window: Window, order: PlacedOrder): boolean {
  const mine = inReach(window, order)
  if (!hasRoom(window.booked, mine, window.places)) return false
  window.booked.push(mine)
  return true
}

/**
 * A part of a week's customers book the window of their pickup a day ahead, by the product's rules; where it is full, the next
 * free one of the same day. Shifts are the Washers' hours. A window in which nobody works is not offered: its customers order now.
 */
export function sellWindows(week: Week, share: number): SoldWeek {
  const windows = new Map<number, Window>()
  const windowAt = (fromS: number): Window => {
    const window = windows.get(fromS) ?? windowOf(week, fromS)
    windows.set(fromS, window)
    return window
  }
  const random = streamOf(week.options.seed, 6)
  const sold: { order: PlacedOrder; window: Window }[] = []
  const now: PlacedOrder[] = []
  let [asked, full, refused] = [0, 0, 0]
  for (const order of week.orders) {
    const first = windowAt(Math.floor(order.pickupS / windowS) * windowS)
    if (random() >= share || inReach(first, order).length === 0) {
      now.push(order)
      continue
    }
    asked += 1
    const endS = (Math.floor(first.fromS / dayS) + 1) * dayS
    let window: Window | undefined = first
    while (window && !sell(window, order))
      window = window.fromS + windowS < endS ? windowAt(window.fromS + windowS) : undefined
    if (window !== first) full += 1
    if (window) sold.push({ order, window })
    else refused += 1
  }
  const booked = sold.map(({ order, window }): PlacedOrder => {
    const places = inReach(window, order).reduce((sum, id) => sum + (window.places.get(id) ?? 0), 0)
    const leadS = searchLeadMs({ booked: window.booked.length, places }) / 1_000
    const placedS = Math.max(0, window.fromS - leadS)
    // As the product: as long into the window as an order now is searched for, less its lead.
    const searchS = window.fromS - placedS + (market.dispatch.giveUpAfterMs - market.pickup.leadMs) / 1_000
    return { ...order, placedS, pickupS: window.fromS, patienceS: neverS, searchS }
  })
  return {
    week: { ...week, orders: [...now, ...booked].sort((a, b) => a.placedS - b.placedS || a.id - b.id) },
    windowEndS: new Map(sold.map(({ order, window }) => [order.id, window.fromS + windowS])),
    asked,
    full,
    refused,
  }
}
