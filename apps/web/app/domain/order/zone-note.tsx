import type { QuotedZone } from '@washline/contract/orders/schemas'
import { zoneMessages } from '@washline/contract/zones/messages'
import { formatWeekdayTime } from '../../platform/format/date.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Note } from '../../ui/note.tsx'

/** Whether an order can be placed at a place now, or booked where it is closed now. */
export const canOrder = ({ state, missing }: Pick<QuotedZone, 'state' | 'missing'>, isBooked: boolean): boolean =>
  (state === 'open' || (isBooked && state === 'closed')) && missing === 0

/** Why no order is taken at a place, and what helps; nothing where one is. */
export function ZoneNote({ zone }: { zone: QuotedZone }) {
  const text = zoneText(zone)
  return text === undefined ? null : <Note icon={zone.state === 'open' ? 'alert' : 'clock'}>{text}</Note>
}

/** What a small order lacks to be one without a fee. */
export const largeText = ({ missing_to_large: missing }: QuotedZone): string | undefined =>
  missing === undefined
    ? undefined
    : t('Add {missing} more to avoid the small-order fee.', { missing: formatMoney(missing) })

function zoneText(zone: QuotedZone): string | undefined {
  const { state, missing, minimum, reason, opens_at, time_zone } = zone
  switch (state) {
    case 'outside':
      return t(zoneMessages.outside)
    case 'paused':
      return t('Orders are paused here: {reason}', { reason: reason ?? '' })
    case 'closed':
      return opens_at === null
        ? t(zoneMessages.closed)
        : t('We are closed here right now. We open again on {time}.', { time: formatWeekdayTime(opens_at, time_zone) })
    case 'open':
      return missing > 0
        ? t('Add {missing} more to reach the minimum of {minimum}.', {
            missing: formatMoney(missing),
            minimum: formatMoney(minimum),
          })
        : largeText(zone)
    default:
      return state satisfies never
  }
}
