import { claimStateTexts } from '@washline/contract/claims/process'
import { claimNumber, type OrderId } from '@washline/contract/ids'
import { useClaimForm } from '../../../domain/claim/use-claims.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Links a delivered order to its claim or to a new one, with the deadline; explains why where none is possible. */
export function ClaimEntry({ orderId }: { orderId: OrderId }) {
  const { data: form } = useClaimForm(orderId)
  const nowMs = useNow(30_000)
  if (!form || form.why_not === 'not_delivered') return null
  const endsAt = form.window_ends_at
  return (
    <section className="grid gap-3" aria-labelledby="claim-entry">
      <h2 id="claim-entry">{t('Something missing or damaged?')}</h2>
      {form.can_claim && endsAt ? (
        <>
          <p className="flex gap-2 text-ink-2">
            <Icon name="clock" className="shrink-0" />
            <span>
              {t('Report it by {when}, {time} left. You are covered up to {hours} h after delivery.', {
                when: formatDateTime(endsAt),
                time: formatTimeLeft((Date.parse(endsAt) - nowMs) / 1_000),
                hours: Math.round((Date.parse(endsAt) - Date.parse(form.delivered_at ?? endsAt)) / 3_600_000),
              })}
            </span>
          </p>
          <ButtonLink to={`/claims/new?order=${orderId}`} icon="shield" className="justify-self-start">
            {t('Report loss or damage')}
          </ButtonLink>
        </>
      ) : (
        <p className="text-ink-2">{whyNot(form.why_not, endsAt)}</p>
      )}
      {form.claims.map(({ id, state }) => (
        <ButtonLink key={id} to={`/claims/${id}`} variant="link" className="justify-self-start">
          {t('Claim {number}: {state}', { number: claimNumber(id), state: t(claimStateTexts[state]) })}
        </ButtonLink>
      ))}
    </section>
  )
}

function whyNot(reason: 'window_over' | 'nothing_left' | 'cover_used' | null, endsAt: string | null): string {
  if (reason === 'nothing_left') return t('Every item of this order is already part of a claim.')
  if (reason === 'cover_used') return t('The cover of this order is used up.')
  return endsAt
    ? t('A claim could be made until {when}. If something is still open, write to the other person or to us.', {
        when: formatDateTime(endsAt),
      })
    : t('The time to make a claim for this order is over.')
}
