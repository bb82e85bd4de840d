import { claimStateTexts } from '@washline/contract/claims/process'
import type { ClaimBlocker, ClaimForm } from '@washline/contract/claims/schemas'
import { claimNumber, type OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { useId } from 'react'
import { useClaimForm } from '../../../domain/claim/use-claims.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { dayAndTime } from '../../../platform/format/day-and-time.ts'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Links an order to its claim or to a new one, with the times; explains why where none is possible. */
export function ClaimEntry({ orderId }: { orderId: OrderId }) {
  const { data: form } = useClaimForm(orderId)
  const nowMs = useNow(30_000)
  const headingId = useId()
  if (!form || (form.why_not === 'not_delivered' && form.claimable_from === null)) return null
  return (
    <section className="grid gap-3" aria-labelledby={headingId}>
      <h2 id={headingId}>{form.delivered_at ? t('Something missing or damaged?') : t('Not delivered?')}</h2>
      <Way form={form} nowMs={nowMs} />
      {form.claims.map(({ id, state }) => (
        <ButtonLink key={id} to={`/claims/${id}`} variant="link" className="justify-self-start">
          {t('Claim {number}: {state}', { number: claimNumber(id), state: t(claimStateTexts[state]) })}
        </ButtonLink>
      ))}
    </section>
  )
}

/** The link to a new claim and until when it can be made, or why it cannot. */
function Way({ form, nowMs }: { form: ClaimForm; nowMs: number }) {
  const { order_id, claimable_from: from, window_ends_at: endsAt, delivered_at, why_not } = form
  // The form was read before the time was over.
  const isOpenSince = why_not === 'not_delivered' && from !== null && Date.parse(from) <= nowMs
  if (why_not === 'not_delivered' && from !== null && !isOpenSince)
    return (
      <p className="text-ink-2">
        {t('If it has not come by {when}, report it here and get back what your items are worth.', {
          when: formatDateTime(from),
        })}
      </p>
    )
  if (!form.can_claim && !isOpenSince) return <p className="text-ink-2">{whyNot(why_not, endsAt)}</p>
  return (
    <>
      <p className="flex gap-2 text-ink-2">
        <Icon name="clock" className="shrink-0" />
        <span>{delivered_at && endsAt ? untilText(delivered_at, endsAt, nowMs) : undeliveredText()}</span>
      </p>
      <ButtonLink to={`/claims/new?order=${order_id}`} icon="shield" className="justify-self-start">
        {delivered_at ? t('Report loss or damage') : t('Report it as not delivered')}
      </ButtonLink>
    </>
  )
}

const undeliveredText = () =>
  t('Your laundry is more than {hours} hours late. You can claim what was picked up and did not come back.', {
    hours: market.claims.undeliveredAfterMs / 3_600_000,
  })

const untilText = (deliveredAt: string, endsAt: string, nowMs: number) =>
  t(
    'Report it {day, select, today {today by {time}} tomorrow {by tomorrow at {time}} other {by {when}}}, {left} left. You are covered for {hours} h after delivery.',
    {
      ...dayAndTime(endsAt, nowMs),
      left: formatTimeLeft((Date.parse(endsAt) - nowMs) / 1_000),
      hours: Math.round((Date.parse(endsAt) - Date.parse(deliveredAt)) / 3_600_000),
    },
  )

function whyNot(reason: ClaimBlocker | null, endsAt: string | null): string {
  if (reason === 'nothing_left') return t('Every item in this order is already part of a claim.')
  if (reason === 'cover_used') return t('The coverage for this order is used up.')
  return endsAt
    ? t('Claims could be filed until {when}. If something is still open, message the other person or contact us.', {
        when: formatDateTime(endsAt),
      })
    : t('The time to file a claim for this order is over.')
}
