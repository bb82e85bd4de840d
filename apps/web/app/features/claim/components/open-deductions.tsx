import { isOpen } from '@washline/contract/claims/process'
import { claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import { Link } from 'react-router'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useClaims, useLiveClaims } from '../use-claims.ts'
import { ClaimRow } from './claim-row.tsx'

/** Claims about a Washer's work that may still cost them something, and the rule that says when they do. */
export function OpenDeductions() {
  useLiveClaims()
  const { claims = [] } = useClaims({ role: 'washer' })
  const open = claims.filter(({ state, can_reply }) => isOpen(state) || can_reply)
  if (open.length === 0) return null
  const rule = claimRuleTexts.washer_counted_short
  const values = claimRuleValues(formatMoney)
  return (
    <section className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2>{t('Pending Deductions')}</h2>
        <Link className="text-button" to="/claims">
          {t('All claims')}
        </Link>
      </div>
      <p className="text-14 text-ink-2">
        {t('What is held of your pay until a claim is decided. You pay only where this holds: {rule}', {
          rule: t(rule.holds, values),
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
