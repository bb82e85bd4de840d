import type { QuotedZone } from '@washline/contract/orders/schemas'
import { zoneMessages } from '@washline/contract/zones/messages'
import { formatWeekdayTime } from '../../platform/format/date.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Note } from '../../ui/note.tsx'
import { largeText } from './large-text.ts'

/** Why no order is taken at a place, and what helps; nothing where one is. */
export function ZoneNote({ zone }: { zone: QuotedZone }) {
  const text = zoneText(zone)
  return text === undefined ? null : <Note icon={zone.state === 'open' ? 'alert' : 'clock'}>{text}</Note>
}

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
