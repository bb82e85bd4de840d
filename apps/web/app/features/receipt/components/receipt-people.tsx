import type { Receipt } from '@washline/contract/orders/receipt'
import { washerName } from '../../../domain/washer/washer-name.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'

/** Customer, Washer and times. */
export function ReceiptPeople({ receipt }: { receipt: Receipt }) {
  const { customer, provider, placed_at, picked_up_at, delivered_at, completed_at, cancelled_at, promise_kept } =
    receipt
  const times = [
    { name: t('Ordered'), at: placed_at },
    { name: t('Picked up'), at: picked_up_at },
    { name: t('Delivered'), at: delivered_at },
    { name: t('Completed'), at: completed_at },
    { name: t('Cancelled'), at: cancelled_at },
  ]
  return (
    <section className="grid break-inside-avoid gap-2" aria-label={t('Who and when')}>
      <Detail name={t('Customer')}>
        <span className="wrap-anywhere">{customer.name}</span>
      </Detail>
      {provider && (
        <Detail name={t('Washer')}>
          <span className="grid justify-items-end wrap-anywhere">
            <span>{washerName(provider).name}</span>
            <small className="text-14 font-normal text-ink-2">{washerName(provider).person}</small>
          </span>
        </Detail>
      )}
      {times.map(
        ({ name, at }) =>
          at && (
            <Detail key={name} name={name}>
              {formatDateTime(at)}
            </Detail>
          ),
      )}
      {promise_kept !== null && (
        <Detail name={t('Three-hour promise')}>{promise_kept ? t('kept') : t('missed')}</Detail>
      )}
    </section>
  )
}
