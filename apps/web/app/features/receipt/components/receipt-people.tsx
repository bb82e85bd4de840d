import type { Receipt } from '@washline/contract/orders/receipt'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Fact } from '../../../ui/fact.tsx'

/** For whom, by whom, and when. */
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
    <section className="grid gap-2" aria-label={t('Who and when')}>
      <Fact name={t('Customer')}>
        <span className="wrap-anywhere">{customer.name}</span>
      </Fact>
      {provider && (
        <Fact name={t('Washer')}>
          <span className="wrap-anywhere">{provider.business_name}</span>
        </Fact>
      )}
      {times.map(
        ({ name, at }) =>
          at && (
            <Fact key={name} name={name}>
              {formatDateTime(at)}
            </Fact>
          ),
      )}
      {promise_kept !== null && <Fact name={t('Three-hour promise')}>{promise_kept ? t('kept') : t('missed')}</Fact>}
    </section>
  )
}
