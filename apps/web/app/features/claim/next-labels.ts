import { isOpen, reviewedClaimStates } from '@washline/contract/claims/process'
import type { Claim } from '@washline/contract/claims/schemas'
import { formatShortDateTime } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'

export type WaitingClaim = Pick<Claim, 'clock' | 'state' | 'role' | 'washer' | 'reply' | 'reply_until'>

/** What happens next while a claim waits: who does what, and by when. */
export function nextText(claim: WaitingClaim, nowMs: number): string | undefined {
  const { clock, state, role, washer, reply, reply_until } = claim
  if (!isOpen(state)) return undefined
  if (!reviewedClaimStates.includes(state)) return t('Next: the published rules answer within seconds.')
  const at = (when: string) => formatShortDateTime(when, nowMs)
  const decision = at(clock.overdue_at ? clock.last_due_at : clock.decision_due_at)
  if (state === 'in_review' && !reply && Date.parse(reply_until) > nowMs)
    return role === 'washer'
      ? t('Next: your answer, until {until}. Then our team decides by {decision}.', {
          until: at(reply_until),
          decision,
        })
      : t('Next: {name} can answer until {until}. Then our team decides by {decision}.', {
          name: washer.name,
          until: at(reply_until),
          decision,
        })
  return t('Next: our team decides by {decision}. We notify you right away.', { decision })
}
