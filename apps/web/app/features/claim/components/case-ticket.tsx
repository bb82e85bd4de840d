import { claimStateTexts, isOpen } from '@washline/contract/claims/process'
import { claimRules, claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import type { Claim } from '@washline/contract/claims/schemas'
import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { stateChips } from '../view-model.ts'
import { CaseMoney } from './case-money.tsx'
import { WorkingLines } from './working-lines.tsx'

export interface CaseTicketProps {
  claim: Claim
  nowMs: number
}

/** The state of the claim, and how the amount was computed. */
export function CaseTicket({ claim, nowMs }: CaseTicketProps) {
  const { state, report, order_id } = claim
  const isPaid = state === 'paid' || state === 'approved'
  return (
    <Ticket pegged={isOpen(state)} state={state === 'rejected' ? 'off' : 'whole'}>
      <Ticket.Part tone={isPaid ? 'good' : 'paper'}>
        <Ticket.Head number={orderNumber(order_id)} numberLabel={t('Order')}>
          <StatusChip status={stateChips[state]}>{t(claimStateTexts[state])}</StatusChip>
        </Ticket.Head>
        <Headline claim={claim} nowMs={nowMs} />
      </Ticket.Part>
      {report && report.lines.length > 0 && (
        <Ticket.Part>
          <div className="stitched">
            {report.lines.map((line) => (
              <WorkingLines key={`${line.item_id} ${line.problem} ${line.counted_minor}`} line={line} />
            ))}
          </div>
        </Ticket.Part>
      )}
      <Ticket.Part tone="water">
        <div className="grid gap-2">
          <Detail name={t('By the rules')}>{formatMinor(report?.amount_minor ?? claim.asked_minor)}</Detail>
          {report && report.amount_minor < report.sum_minor && (
            <p className="text-14">
              {t('{left} of the {limit} coverage is left.', {
                limit: formatMinor(report.cover.limit_minor),
                left: formatMinor(report.cover.left_minor),
              })}
            </p>
          )}
          <CaseMoney claim={claim} nowMs={nowMs} />
        </div>
      </Ticket.Part>
    </Ticket>
  )
}

/** The headline: the amount, or the time until the decision. */
function Headline({ claim, nowMs }: CaseTicketProps) {
  const { state, role, clock, paid_minor, asked_minor } = claim
  const isWasher = role === 'washer'
  if (state === 'paid' || state === 'approved')
    return (
      <>
        <p className="kicker mt-4">{isWasher ? t('Paid to the customer') : t('Credited to your wallet')}</p>
        <p className="huge num">{formatMinor(paid_minor)}</p>
        <Reason claim={claim} />
      </>
    )
  if (state === 'rejected')
    return (
      <>
        <p className="kicker mt-4">{t('Not approved, because')}</p>
        <p className="display mt-1 text-24 text-balance">{whyRejected(claim)}</p>
      </>
    )
  if (state === 'submitted' || state === 'assessing')
    return (
      <>
        <p className="kicker mt-4">{isWasher ? t('Claimed') : t('You claim up to')}</p>
        <p className="huge num">{formatMinor(asked_minor)}</p>
        <p role="status">{t('We’re checking the claim against the rules. This takes a few seconds.')}</p>
      </>
    )
  if (clock.overdue_at) return <Overdue clock={clock} nowMs={nowMs} />
  return (
    <>
      <p className="kicker mt-4">{t('Our team decides within')}</p>
      <p className="huge num whitespace-normal">
        {formatTimeLeft((Date.parse(clock.decision_due_at) - nowMs) / 1_000)}
      </p>
      <p className="text-14">
        {state === 'appealed'
          ? t('The decision was appealed. Our team reviews everything again, and that decision is final.')
          : t('This claim needs a person. Our team sees everything on this page.')}
      </p>
      {claim.delivered_at === null && (
        <p className="mt-2 text-14">
          {isWasher
            ? t(
                'The order has not been delivered. If the claim is approved, the order ends and you are not paid for it.',
              )
            : t('The order has not been delivered. If the claim is approved, the order ends and is not charged.')}
        </p>
      )}
    </>
  )
}

/** The decision is late: what was promised, and what happens next. */
function Overdue({ clock, nowMs }: { clock: Claim['clock']; nowMs: number }) {
  return (
    <>
      <p className="kicker mt-4">{t('This is taking longer than promised')}</p>
      <p className="display mt-1 text-24">{t('Our team decides it next')}</p>
      <p className="mt-2 text-14">
        {t(
          'We promised a decision within {hours} hours. Your claim is now first in line and is decided by {when} at the latest.',
          {
            hours: market.claims.decisionMs / 3_600_000,
            when: formatShortDateTime(clock.last_due_at, nowMs),
          },
        )}
      </p>
    </>
  )
}

function Reason({ claim }: { claim: Claim }) {
  if (claim.decision_reason) return <p className="mt-2 wrap-anywhere">{claim.decision_reason}</p>
  return claim.decided_by === 'rules' ? (
    <p className="mt-2 text-14">{t('Decided right away by the published rules.')}</p>
  ) : null
}

/** The operator's reason, else the first rejecting rule that is not met. */
function whyRejected({ decision_reason, decided_by, report }: Claim): string {
  if (decision_reason) return decision_reason
  const rule = claimRules.find(
    ({ id, consequence }) =>
      consequence === 'reject' && report?.checks.some((check) => check.rule === id && check.result === 'failed'),
  )
  if (rule ? rule.id === 'not_delivered_since' : decided_by === 'rules')
    return t('The order was delivered after the claim was filed. If something is missing or damaged, file a new claim.')
  return rule
    ? t('This rule is not met: {rule}', { rule: t(claimRuleTexts[rule.id].condition, claimRuleValues(formatMinor)) })
    : t('The rules do not allow it.')
}
