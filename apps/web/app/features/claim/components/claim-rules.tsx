import { conditions, conditionTexts } from '@washline/contract/claims/problems'
import { claimRules, claimRulesVersion, claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import { market, type ClaimRules as Rules } from '@washline/contract/market'
import { useMoneyRules } from '../../../domain/market/use-money-rules.ts'
import { formatPercent } from '../../../platform/format/format-number.ts'
import { formatMinor, formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { later } from '../../../ui/later.tsx'
import { ClaimSteps } from './claim-steps.tsx'
import { FairClaims } from './fair-claims.tsx'
import { WorkedExamples } from './worked-examples.tsx'

const { claims, coverage } = market

/** The end of a long page, which was written before any code: its own comes by itself. */
const SecondWashRules = later(() => import('./second-wash-rules.tsx').then((module) => module.SecondWashRules), null)

/** How claims are decided: the steps, the amount, examples, and every rule, from the contract's own tables. */
export function ClaimRules() {
  const rules = useMoneyRules()
  return (
    <>
      <section className="grid gap-6" aria-labelledby="course">
        <h2 id="course" className="section-title">
          {t('From report to payout')}
        </h2>
        <ClaimSteps />
      </section>

      <Amount />

      <WorkedExamples />

      <FairClaims />

      <RuleTable rules={rules} />

      <SecondWashRules />
    </>
  )
}

const aboutTexts = {
  missing: 'For lost or stolen items only',
  damaged: 'For damaged items only',
  returned: 'For damaged or wrong items only',
} as const

function Amount() {
  return (
    <section className="grid gap-6" aria-labelledby="amount">
      <h2 id="amount" className="section-title">
        {t('How the amount is calculated')}
      </h2>
      <p className="lead max-w-[38em]">{t('What the item costs new today × its age × its condition.')}</p>
      <ul className="plain-points">
        <li>
          {t('Age: an item loses value evenly over its expected life, down to {share}.', {
            share: formatPercent(claims.leastValueBasisPoints / 10_000),
          })}
        </li>
        {conditions.map((condition) => (
          <li key={condition}>
            {t('{condition}: {share}', {
              condition: t(conditionTexts[condition]),
              share: formatPercent(claims.conditionBasisPoints[condition] / 10_000),
            })}
          </li>
        ))}
        <li>
          {t('An item above {limit} that you did not declare when ordering counts as {limit}.', {
            limit: formatShortMinor(claims.highValueMinor),
          })}
        </li>
        <li>
          {t('All claims for an order together are paid up to its coverage: {included}, or more if you chose more.', {
            included: formatShortMinor(coverage.includedMinor),
          })}
        </li>
      </ul>
    </section>
  )
}

function RuleTable({ rules }: { rules: Rules }) {
  return (
    <section className="grid gap-6" aria-labelledby="rules">
      <h2 id="rules" className="section-title">
        {t('The rules in order')}
      </h2>
      <p className="max-w-[44em]">
        {t('The software decides by exactly this table, version {version}.', {
          version: claimRulesVersion,
        })}
      </p>
      <ol className="claim-rules">
        {claimRules.map(({ id, about }, index) => {
          const texts = claimRuleTexts[id]
          const values = claimRuleValues(formatMinor, rules)
          return (
            <li key={id}>
              <b className="display num">{index + 1}</b>
              <div className="grid min-w-0 gap-1">
                <h3>{t(texts.condition, values)}</h3>
                {about !== 'both' && <p className="kicker">{t(aboutTexts[about])}</p>}
                <p className="text-ink-2">{t(texts.considers, values)}</p>
                <p className="font-semibold">{t('Otherwise: {what}', { what: t(texts.otherwise, values) })}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
