import { isOpen } from '@washline/contract/claims/process'
import { claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import { useClaims, useLiveClaims } from '../../../domain/claim/use-claims.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { HeldBelow } from '../../../ui/held-below.tsx'
import { ClaimRow } from './claim-row.tsx'

/** Open claims about the Washer's work that may be deducted, with the rule that decides it. */
export function OpenDeductions() {
  useLiveClaims()
  const { claims, isError } = useClaims({ role: 'washer' })
  if (!claims) return isError ? null : <HeldBelow />
  const open = claims.filter(({ state, can_reply, may_deduct_minor }) => isOpen(state) || can_reply || may_deduct_minor)
  if (open.length === 0) return null
  const texts = claimRuleTexts.washer_counted_short
  const values = claimRuleValues(formatMinor)
  return (
    <section className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2>{t('Pending Deductions')}</h2>
        <Link className="text-button" to="/claims">
          {t('All claims')}
        </Link>
      </div>
      <p className="text-14 text-ink-2">
        {t('Pay on hold during a claim. You pay only if this rule is met: {rule}', {
          rule: t(texts.condition, values),
        })}
      </p>
      <ul className="grid gap-4">
        {open.map((claim) => (
          <li key={claim.id} className="grid min-w-0">
            <ClaimRow claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  )
}
