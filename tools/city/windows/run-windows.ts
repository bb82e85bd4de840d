import { makeWeek, type WeekOptions } from '../week/make-week.ts'
import { runWeek } from '../week/run-week.ts'
import { sellWindows } from './sell-windows.ts'

/** The part of the customers who book ahead. */
const bookedShare = 0.5

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`

/** What became of the windows of a week under the market's present policy. */
export function windowsOfWeek(options: WeekOptions) {
  const { week, windowEndS, asked, full, refused } = sellWindows(makeWeek(options), bookedShare)
  const { city } = runWeek(week, 'adaptive')
  const booked = city.orders.filter(({ id }) => windowEndS.has(id))
  const now = city.orders.filter(({ id }) => !windowEndS.has(id))
  return {
    asked,
    full,
    refused,
    sold: booked.length,
    served: booked.filter(({ pickedUpS }) => pickedUpS !== null).length,
    inTime: booked.filter(({ id, pickedUpS }) => pickedUpS !== null && pickedUpS <= (windowEndS.get(id) ?? 0)).length,
    doorClosed: booked.filter(({ isAbsent }) => isAbsent).length,
    nowOrders: now.length,
    nowServed: now.filter(({ pickedUpS }) => pickedUpS !== null).length,
  }
}

/** Prints the shares of windows that were sold, full and served. */
export function runWindows(options: WeekOptions): void {
  const { asked, full, refused, sold, served, inTime, doorClosed, nowOrders, nowServed } = windowsOfWeek(options)
  const rows = [
    ['seed', String(options.seed)],
    ['windows asked for', String(asked)],
    ['first choice full', percent(full, asked)],
    ['refused, whole day full', percent(refused, asked)],
    ['windows sold', String(sold)],
    ['served', percent(served, sold)],
    ['served, where the door opened', percent(served, sold - doorClosed)],
    ['picked up within the window', percent(inTime, sold - doorClosed)],
    ['orders now, served', percent(nowServed, nowOrders)],
  ]
  for (const [name = '', value = ''] of rows) console.log(`${name.padEnd(32)} ${value}`)
}
