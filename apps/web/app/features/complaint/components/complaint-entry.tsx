import { complaintStateTexts } from '@washline/contract/complaints/process'
import { type OrderId, orderNumber } from '@washline/contract/ids'
import { useId } from 'react'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useComplaintForm, useLiveComplaints } from '../use-complaints.ts'

interface ComplaintEntryProps {
  orderId: OrderId
  /** The order whose items this one washes again. */
  rewashOf: OrderId | null | undefined
}

/** Links an order to its complaint, or to a new one; a second wash to the first order. */
export function ComplaintEntry({ orderId, rewashOf }: ComplaintEntryProps) {
  useLiveComplaints()
  const { data: form } = useComplaintForm(rewashOf ?? orderId)
  const headingId = useId()
  if (!form || (form.why_not !== null && form.complaints.length === 0)) return null
  return (
    <section className="grid gap-3" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('Not clean?')}</h2>
      {rewashOf && <p className="text-ink-2">{t('Free second wash of {number}', { number: orderNumber(rewashOf) })}</p>}
      {form.complaints.slice(0, 1).map(({ id, state }) => (
        <p key={id}>{t(complaintStateTexts[state])}</p>
      ))}
      {form.why_not === null && form.window_ends_at && (
        <p className="text-ink-2">
          {t('We wash it again free of charge, until {when}.', { when: formatDateTime(form.window_ends_at) })}
        </p>
      )}
      <ButtonLink to={`/complaints?order=${form.order_id}`} icon="shield" className="justify-self-start">
        {form.complaints.length > 0 ? t('See the complaint') : t('Ask for a second wash')}
      </ButtonLink>
    </section>
  )
}
