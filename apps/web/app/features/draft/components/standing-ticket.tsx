import { orderNumber } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { LoadType, Order, Quote } from '@washline/contract/orders/schemas'
import { formatMinor, formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { CareLabel } from '../../../ui/care-label.tsx'
import { Detail } from '../../../ui/detail.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'

export interface StandingTicketProps {
  order: Pick<Order, 'id'>
  itemCount: number
  value: Minor
  loadType?: LoadType | undefined
  address?: string | undefined
  quote?: Quote | undefined
}

/** The summary beside the order flow on a desktop. */
export function StandingTicket({ order, itemCount, value, loadType, address, quote }: StandingTicketProps) {
  const loads = { light: t('Light'), medium: t('Medium'), heavy: t('Heavy') }
  return (
    <Ticket pegged className="ticket-of-order" label={t('Your order so far')}>
      <Ticket.Part>
        <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
          <StatusChip status="draft">{t('Draft')}</StatusChip>
        </Ticket.Head>
        <p className="kicker mt-4">{t('Estimate')}</p>
        <p className="huge num">{formatMinor(value)}</p>
        <p className="mt-2 text-14 text-ink-2">{t('Estimate, may be adjusted after provider review')}</p>
      </Ticket.Part>
      <Ticket.Part>
        <ul className="grid gap-1">
          <Line icon={<CareLabel name="care-tub" />} name={t('Items')}>
            {t('{count, plural, one {# item} other {# items}}', { count: itemCount })}
          </Line>
          <Line icon={<CareLabel name="care-dry" />} name={t('Load')}>
            {loadType && loads[loadType]}
          </Line>
          <Line icon={<Icon name="pin" />} name={t('Pickup')}>
            {address}
          </Line>
          <Line icon={<Icon name="clock" />} name={t('When')}>
            {address && t('Now')}
          </Line>
        </ul>
      </Ticket.Part>
      <Ticket.Part tone="water">
        <div className="grid gap-2">
          <Detail name={t('Service fee')}>{quote ? formatMoney(quote.service_fee) : '–'}</Detail>
          <Detail name={t('Total')} total>
            {quote ? formatMoney(quote.total) : '–'}
          </Detail>
        </div>
      </Ticket.Part>
    </Ticket>
  )
}

function Line({ icon, name, children }: { icon: React.ReactNode; name: string; children: React.ReactNode }) {
  return (
    <li className={`flex min-h-10 items-center gap-3 ${children ? '' : 'text-ink-2'}`}>
      {icon}
      <span>{name}</span>
      <b className="ml-auto min-w-0 text-right font-semibold wrap-anywhere line-clamp-2">{children || '–'}</b>
    </li>
  )
}
