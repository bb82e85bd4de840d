import { complaintStateTexts } from '@washline/contract/complaints/process'
import { complaintReasonTexts } from '@washline/contract/complaints/rules'
import type { Complaint } from '@washline/contract/complaints/schemas'
import { orderNumber } from '@washline/contract/ids'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { AppealForm } from '../appeal-form.tsx'

/** One complaint as its customer or its Washer sees it: what it led to, what it costs whom, and the appeal. */
export function ComplaintRow({ complaint, side }: { complaint: Complaint; side: 'customer' | 'washer' }) {
  const [isAppealing, setAppealing] = useState(false)
  const { id, order_id, state, reason, items, rewash_order_id, decision_reason, appeal_until } = complaint
  const label = t('Complaint about {number}', { number: orderNumber(order_id) })
  return (
    <Ticket label={label}>
      <Ticket.Part>
        <h2 className="text-20">{t(complaintStateTexts[state])}</h2>
        <p className="text-ink-2">
          {orderNumber(order_id)} · {t(complaintReasonTexts[reason])} · {formatDateTime(complaint.submitted_at)}
        </p>
        <ul className="mt-2">
          {items.map(({ item_id, name, quantity }) => (
            <li key={item_id} className="wrap-anywhere">
              <span className="num">{quantity}</span> × {itemLabel(name)}
            </li>
          ))}
        </ul>
        {complaint.note !== '' && <p className="mt-2 wrap-anywhere whitespace-pre-line">{complaint.note}</p>}
      </Ticket.Part>
      <Ticket.Part>
        {moneyLines(complaint, side).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {decision_reason && <p className="wrap-anywhere">{decision_reason}</p>}
        {rewash_order_id !== null && (
          <ButtonLink to={`/pickup-in-progress?order=${rewash_order_id}`} variant="link" className="min-h-11">
            {t('Follow the second wash')}
          </ButtonLink>
        )}
        {appeal_until !== null && (
          <Button flat className="mt-2" onClick={() => setAppealing(true)}>
            {t('Appeal until {when}', { when: formatDateTime(appeal_until) })}
          </Button>
        )}
      </Ticket.Part>
      <AppealForm id={id} open={isAppealing} onClose={() => setAppealing(false)} />
    </Ticket>
  )
}

function moneyLines(complaint: Complaint, side: 'customer' | 'washer'): string[] {
  const { state, refunded_minor, washer_reserved_minor, washer_deducted_minor, liable_party } = complaint
  if (side === 'customer') {
    if (refunded_minor > 0) return [t('{amount} refunded', { amount: formatMinor(refunded_minor) })]
    return state === 'washing' || state === 'mended' ? [t('The second wash costs you nothing.')] : []
  }
  if (washer_deducted_minor)
    return [t('{amount} of your pay was deducted.', { amount: formatMinor(washer_deducted_minor) })]
  if (washer_reserved_minor)
    return [t('Up to {amount} of your pay is reserved.', { amount: formatMinor(washer_reserved_minor) })]
  return liable_party === 'market' ? [t('It costs you nothing.')] : []
}
