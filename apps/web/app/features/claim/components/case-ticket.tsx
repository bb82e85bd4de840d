import { claimStateTexts, isOpen } from '@washline/contract/claims/process'
import { claimRules, claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import type { Claim } from '@washline/contract/claims/schemas'
import { orderNumber } from '@washline/contract/ids'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Fact } from '../../../ui/fact.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { stateLooks } from '../view-model.ts'
import { WorkingLines } from './working-lines.tsx'

export interface CaseTicketProps {
  claim: Claim
  nowMs: number
}

/** Where the case stands, and the amount with its working. */
export function CaseTicket({ claim, nowMs }: CaseTicketProps) {
  const { state, report, order_id } = claim
  const isPaid = state === 'paid' || state === 'approved'
  return (
    <Ticket pegged={isOpen(state)} state={state === 'rejected' ? 'off' : 'whole'}>
      <Ticket.Part tone={isPaid ? 'good' : 'paper'}>
        <Ticket.Head number={orderNumber(order_id)} numberWord={t('Order')}>
          <StatusChip status={stateLooks[state]}>{t(claimStateTexts[state])}</StatusChip>
        </Ticket.Head>
        <Headline claim={claim} nowMs={nowMs} />
      </Ticket.Part>
      {report && report.lines.length > 0 && (
        <Ticket.Part>
          <div className="stitched">
            {report.lines.map((line) => (
              <WorkingLines key={`${line.item_id} ${line.problem} ${line.counted}`} line={line} />
            ))}
          </div>
        </Ticket.Part>
      )}
      <Ticket.Part tone="water">
        <div className="grid gap-2">
          <Fact name={t('By the rules')}>{formatMoney(report?.amount ?? claim.asked)}</Fact>
          {report && report.amount < report.sum && (
            <p className="text-14">
              {t('Left of the cover of {limit}: {left}.', {
                limit: formatMoney(report.cover.limit),
                left: formatMoney(report.cover.left),
              })}
            </p>
          )}
          <Money claim={claim} />
        </div>
      </Ticket.Part>
    </Ticket>
  )
}

/** One huge thing: the money, or the time until it is decided. */
function Headline({ claim, nowMs }: CaseTicketProps) {
  const { state, role, clock, paid, asked } = claim
  const isWasher = role === 'washer'
  if (state === 'paid' || state === 'approved')
    return (
      <>
        <p className="kicker mt-4">{isWasher ? t('Paid to the customer') : t('Credited to your wallet')}</p>
        <p className="huge num">{formatMoney(paid)}</p>
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
        <p className="huge num">{formatMoney(asked)}</p>
        <p role="status">{t('The rules are looking at it. This takes some seconds.')}</p>
      </>
    )
  return (
    <>
      <p className="kicker mt-4">{t('A person decides within')}</p>
      <p className="huge num">{formatTimeLeft((Date.parse(clock.decision_due_at) - nowMs) / 1_000)}</p>
      <p className="text-14">
        {state === 'appealed'
          ? t('The decision was appealed. An operator looks at everything again, and then it is final.')
          : t('The rules alone do not decide this one. An operator reads this page, with everything on it.')}
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

/** An operator's words, else the first rule that rejects and does not hold. */
function whyRejected({ decision_reason, report }: Claim): string {
  if (decision_reason) return decision_reason
  const rule = claimRules.find(
    ({ id, consequence }) =>
      consequence === 'reject' && report?.checks.some((check) => check.rule === id && check.result === 'failed'),
  )
  return rule
    ? t('This does not hold: {rule}', { rule: t(claimRuleTexts[rule.id].holds, claimRuleValues(formatMoney)) })
    : t('The rules do not allow it.')
}

function Money({ claim: { role, held, borne_by, state, paid, asked, report } }: { claim: Claim }) {
  const isDone = !isOpen(state)
  return (
    <>
      {report && asked !== report.amount && report.outcome !== 'reject' && (
        <Fact name={t('Claimed')}>{formatMoney(asked)}</Fact>
      )}
      {isDone && (
        <Fact name={t('Paid')} total>
          {formatMoney(paid)}
        </Fact>
      )}
      {role === 'washer' && held !== null && held > 0 && (
        <Fact name={t('Held of your pay until it is decided')}>{formatMoney(held)}</Fact>
      )}
      {role === 'washer' && borne_by === 'washer' && (
        <p className="text-14">{t('It came out of your pay for this order.')}</p>
      )}
      {role === 'washer' && borne_by === 'washline' && (
        <p className="text-14">{t('Washline bears it. Your pay is not touched.')}</p>
      )}
    </>
  )
}
