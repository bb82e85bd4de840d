import { problemTexts } from '@washline/contract/claims/problems'
import { claimStateTexts, isOpen } from '@washline/contract/claims/process'
import type { ClaimSummary } from '@washline/contract/claims/schemas'
import { claimNumber, orderNumber } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { formatSentences } from '../../../platform/format/list.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { SideTicket } from '../../../ui/ticket.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { stateChips } from '../view-model.ts'

/** One claim in a list; links to it. */
export function ClaimRow({ claim }: { claim: ClaimSummary }) {
  const { id, order_id, state, role, items, paid_minor, amount_minor, submitted_at, decision_due_at, can_reply } = claim
  const nowMs = Date.now()
  const stub = (
    <div className="grid h-full content-center justify-items-end gap-1 text-right">
      {state === 'paid' || state === 'approved' ? (
        <>
          <p className="display num text-24">{formatMinor(paid_minor > 0 ? paid_minor : (amount_minor ?? minor(0)))}</p>
          <p className="text-14 text-ink-2">{t('paid')}</p>
        </>
      ) : decision_due_at ? (
        <>
          <p className="text-14 text-ink-2">{claim.overdue_at ? t('late, was due') : t('decision by')}</p>
          <p className="num font-semibold whitespace-normal">{formatShortDateTime(decision_due_at, nowMs)}</p>
        </>
      ) : (
        <p className="display num text-24">{formatMinor(paid_minor)}</p>
      )}
    </div>
  )
  return (
    <SideTicket to={`/claims/${id}`} off={state === 'rejected'} stub={stub}>
      <p className="ticket-number text-16">{claimNumber(id)}</p>
      <p className="text-14 text-ink-2">
        <Unbroken>
          {role === 'washer'
            ? t('About your work on {order}, {when}', {
                order: orderNumber(order_id),
                when: formatShortDateTime(submitted_at, nowMs),
              })
            : t('For {order}, {when}', {
                order: orderNumber(order_id),
                when: formatShortDateTime(submitted_at, nowMs),
              })}
        </Unbroken>
      </p>
      <p className="line-clamp-3 wrap-anywhere">
        {items
          .map(({ name, problem }) =>
            t('{name} · {problem}', { name: itemLabel(name), problem: t(problemTexts[problem]) }),
          )
          .join(', ')}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <StatusChip status={stateChips[state]}>{t(claimStateTexts[state])}</StatusChip>
        {can_reply && <b className="mark text-14">{t('You can answer')}</b>}
      </div>
      {role === 'washer' && <p className="mt-2 text-14">{payText(claim, nowMs)}</p>}
    </SideTicket>
  )
}

/** What may be deducted from the Washer's pay and until when they can answer, or what was deducted. */
function payText({ state, may_deduct_minor, deducted_minor, reply_until }: ClaimSummary, nowMs: number): string {
  const sentences: string[] = []
  if (may_deduct_minor)
    sentences.push(t('Up to {amount} may be deducted from your earnings.', { amount: formatMinor(may_deduct_minor) }))
  else if (isOpen(state)) sentences.push(t('By the rules, nothing is deducted from your earnings for this claim.'))
  if (deducted_minor)
    sentences.push(t('{amount} was deducted from your earnings.', { amount: formatMinor(deducted_minor) }))
  if (reply_until) sentences.push(t('You can answer until {when}.', { when: formatShortDateTime(reply_until, nowMs) }))
  return formatSentences(sentences)
}
