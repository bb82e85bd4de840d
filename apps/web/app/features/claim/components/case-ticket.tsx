import { claimStateTexts, isOpen } from '@washline/contract/claims/process'
import { claimRules, claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import type { Claim } from '@washline/contract/claims/schemas'
import { orderNumber } from '@washline/contract/ids'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { stateChips } from '../view-model.ts'
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
              {t('{left} of the cover of {limit} is left.', {
                limit: formatMinor(report.cover.limit_minor),
                left: formatMinor(report.cover.left_minor),
              })}
            </p>
          )}
          <Money claim={claim} />
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
        <p role="status">{t('The claim is being checked against the rules. This takes a few seconds.')}</p>
      </>
    )
  return (
    <>
      <p className="kicker mt-4">{t('An operator decides within')}</p>
      <p className="huge num">{formatTimeLeft((Date.parse(clock.decision_due_at) - nowMs) / 1_000)}</p>
      <p className="text-14">
        {state === 'appealed'
          ? t('The decision was appealed. An operator reviews everything again, and that decision is final.')
          : t('The rules alone cannot decide this claim. An operator reviews everything on this page and decides.')}
      </p>
    </>
  )
}

function Reason({ claim }: { claim: Claim }) {
  if (claim.decision_reason) return <p className="mt-2 wrap-anywhere">{claim.decision_reason}</p>
  return claim.decided_by === 'rules' ? (
    <p className="mt-2 text-14">{t('Decided by the published rules, at once.')}</p>
  ) : null
}

/** The operator's reason, else the first rejecting rule that is not met. */
function whyRejected({ decision_reason, report }: Claim): string {
  if (decision_reason) return decision_reason
  const rule = claimRules.find(
    ({ id, consequence }) =>
      consequence === 'reject' && report?.checks.some((check) => check.rule === id && check.result === 'failed'),
  )
  return rule
    ? t('This rule is not met: {rule}', { rule: t(claimRuleTexts[rule.id].condition, claimRuleValues(formatMinor)) })
    : t('The rules do not allow it.')
}

function Money({
  claim: { role, reserved_minor, liable_party, state, paid_minor, asked_minor, report },
}: {
  claim: Claim
}) {
  const isDone = !isOpen(state)
  return (
    <>
      {report && asked_minor !== report.amount_minor && report.outcome !== 'reject' && (
        <Detail name={t('Claimed')}>{formatMinor(asked_minor)}</Detail>
      )}
      {isDone && (
        <Detail name={t('Paid')} total>
          {formatMinor(paid_minor)}
        </Detail>
      )}
      {role === 'washer' && reserved_minor !== null && reserved_minor > 0 && (
        <Detail name={t('Reserved from your earnings until the decision')}>{formatMinor(reserved_minor)}</Detail>
      )}
      {role === 'washer' && liable_party === 'washer' && (
        <p className="text-14">{t('It was deducted from your earnings for this order.')}</p>
      )}
      {role === 'washer' && liable_party === 'washline' && (
        <p className="text-14">{t('Washline pays for it. Nothing is deducted from your earnings.')}</p>
      )}
    </>
  )
}
