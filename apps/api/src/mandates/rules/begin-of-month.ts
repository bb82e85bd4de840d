import { market } from '@washline/contract/market'
import { localTime, momentOf } from '@washline/contract/zoned-time'

/** When the calendar month of a moment began, in the market's time zone. */
export function beginOfMonth(at: Date, timeZone: string = market.timeZone): Date {
  const { day } = localTime(at, timeZone)
  return momentOf({ day: `${day.slice(0, 7)}-01`, minute: 0 }, timeZone)
}
