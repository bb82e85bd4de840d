import { orderNumber } from '@washline/contract/ids'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useTakeovers } from '../use-takeovers.ts'

/** The orders that the Washer has accepted to take over; nothing if there are none. */
export function DueTakeovers() {
  const { data: takeovers = [] } = useTakeovers()
  return takeovers.map(({ order_id, giver, due_at }) => (
    <section key={order_id} className="card grid gap-3" aria-label={t('Take over an order')}>
      <p className="font-semibold">
        {t('Take {number} over from {name} by {time}', {
          number: orderNumber(order_id),
          name: giver,
          time: formatTime(due_at),
        })}
      </p>
      <ButtonLink to={`/takeover?order=${order_id}`} variant="primary">
        {t('Continue')}
      </ButtonLink>
    </section>
  ))
}
