import { isOpen } from '@washline/contract/claims/process'
import type { Claim } from '@washline/contract/claims/schemas'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'

export interface CaseMoneyProps {
  claim: Claim
  nowMs: number
}

/** What was claimed and paid, and for the Washer what may be deducted or was. */
export function CaseMoney({ claim, nowMs }: CaseMoneyProps) {
  const { role, state, paid_minor, asked_minor, report } = claim
  return (
    <>
      {report && asked_minor !== report.amount_minor && report.outcome !== 'reject' && (
        <Detail name={t('Claimed')}>{formatMinor(asked_minor)}</Detail>
      )}
      {!isOpen(state) && (
        <Detail name={t('Paid')} total>
          {formatMinor(paid_minor)}
        </Detail>
      )}
      {role === 'washer' && <Deduction claim={claim} nowMs={nowMs} />}
    </>
  )
}

function Deduction({ claim, nowMs }: CaseMoneyProps) {
  const { reserved_minor, may_deduct_minor, deducted_minor } = claim
  return (
    <>
      {!!may_deduct_minor && <Detail name={t('Possible deduction, at most')}>{formatMinor(may_deduct_minor)}</Detail>}
      {!!reserved_minor && (
        <Detail name={t('Reserved from your earnings until the decision')}>{formatMinor(reserved_minor)}</Detail>
      )}
      {!!deducted_minor && <Detail name={t('Deducted from your earnings')}>{formatMinor(deducted_minor)}</Detail>}
      <p className="text-14">{deductionText(claim, nowMs)}</p>
    </>
  )
}

/** Before the decision what may happen to the Washer's pay, after it what happened. */
function deductionText(claim: Claim, nowMs: number): string {
  const { state, liable_party, may_deduct_minor, deducted_minor, can_reply, reply_until } = claim
  const when = formatShortDateTime(reply_until, nowMs)
  if (isOpen(state))
    return may_deduct_minor
      ? t(
          'Nothing is deducted before the decision. You pay only if an item you counted in is missing from your return count.',
        )
      : t('By the rules, nothing is deducted from your earnings for this claim.')
  if (may_deduct_minor)
    return can_reply
      ? t('It is deducted after {when}, unless you answer and our team agrees with you.', { when })
      : t('You answered, so our team decides. Nothing is deducted before that.')
  if (deducted_minor) return t('It was deducted from your earnings, because your counts show the items as missing.')
  if (liable_party === 'washer') return t('We found you liable. Nothing was deducted from your earnings.')
  return liable_party === 'washline'
    ? t('Washline pays for it. Nothing is deducted from your earnings.')
    : t('Nothing is deducted from your earnings for this claim.')
}
