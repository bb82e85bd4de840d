import { claimMessages } from '@washline/contract/claims/messages'
import type { ClaimForm } from '@washline/contract/claims/schemas'
import { claimNumber } from '@washline/contract/ids'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Why no claim is possible, and what to do instead. */
export function NoClaim({ form }: { form: ClaimForm }) {
  return (
    <EmptyState
      garment="peg"
      fill="pin"
      text={form.why_not ? t(claimMessages.blockers[form.why_not]) : ''}
      next={
        <ButtonLink to={`/chat?order=${form.order_id}`} variant="link">
          {t('Message the other person')}
        </ButtonLink>
      }
    >
      {form.why_not === 'window_over' && form.window_ends_at && (
        <p>{t('It could be filed until {time}.', { time: formatDateTime(form.window_ends_at) })}</p>
      )}
      {form.why_not === 'not_delivered' && form.claimable_from && (
        <p>
          {t('If it has not come by {when}, report it here and get back what your items are worth.', {
            when: formatDateTime(form.claimable_from),
          })}
        </p>
      )}
      {form.claims.map(({ id }) => (
        <ButtonLink key={id} to={`/claims/${id}`}>
          {t('See claim {number}', { number: claimNumber(id) })}
        </ButtonLink>
      ))}
    </EmptyState>
  )
}
