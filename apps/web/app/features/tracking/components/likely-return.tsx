import { market } from '@washline/contract/market'
import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime, formatTimeOrDate } from '../../../platform/format/date.ts'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useOnline } from '../../../platform/network/use-online.ts'

export interface LikelyReturnProps {
  order: Pick<Order, 'status' | 'promise'>
  side: OrderSide
}

/** When the laundry is likely back; for the Washer, and for a customer whose answer is awaited, what is due next. */
export function LikelyReturn({ order: { status, promise }, side }: LikelyReturnProps) {
  const nowMs = useNow(15_000)
  const isOnline = useOnline()
  if (!promise || status === 'delivered') return null
  const at = (when: string) => formatTimeOrDate(when, nowMs)
  const { p50_at, p90_at, risk, next, made_at } = promise
  const isDue = side === 'washer' || next.by === 'customer'
  return (
    <div className="mt-4 grid min-w-0 gap-1 text-14">
      <p>{t('Likely back by {usual}, nine in ten by {latest}.', { usual: at(p50_at), latest: at(p90_at) })}</p>
      {isDue && <p className="font-semibold">{dueText(next, side, at(next.until))}</p>}
      {side === 'washer' ? (
        <p className={spareS(promise) < 0 ? 'text-coral' : 'text-ink-2'}>{spareText(spareS(promise))}</p>
      ) : (
        risk >= market.pace.atRisk && (
          <p className="text-coral">{t('It may be late. If it is, the service fee goes back to your wallet.')}</p>
        )
      )}
      {!isOnline && (
        <p className="text-ink-2">
          {t('Estimated at {time}; it does not update without a network.', { time: formatTime(made_at) })}
        </p>
      )}
    </div>
  )
}

function dueText({ what: step, by }: NonNullable<Order['promise']>['next'], side: OrderSide, time: string): string {
  switch (step) {
    case 'answer':
      return side === 'customer'
        ? t('Due next: your answer to the new item list, by {time}', { time })
        : t('Due next: the customer’s answer, by {time}', { time })
    case 'pickUp':
      if (by === 'customer')
        return side === 'customer'
          ? t('Your Washer is at the door: the handover is due next')
          : t('You are at the door: the wait does not count against you')
      return t('Due next: the pickup, by {time}', { time })
    case 'startLaundry':
      return t('Due next: the start of the laundry, by {time}', { time })
    case 'finishLaundry':
      return t('Due next: the end of the wash, by {time}', { time })
    case 'deliver':
      return t('Due next: the return, by {time}', { time })
    case 'complete':
      return t('Due next: the customer’s confirmation, by {time}', { time })
    default:
      return step satisfies never
  }
}

/** How long before the end of the promise nine in ten such orders are back; negative where they are not. */
const spareS = ({ due_at, p90_at }: NonNullable<Order['promise']>) => (Date.parse(due_at) - Date.parse(p90_at)) / 1_000

const spareText = (seconds: number) =>
  seconds >= 0
    ? t('{time} to spare, nine times in ten', { time: formatTimeLeft(seconds) })
    : t('At this pace, one in ten is more than {time} late', { time: formatTimeLeft(-seconds) })
