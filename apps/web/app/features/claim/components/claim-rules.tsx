import { conditions, conditionTexts } from '@washline/contract/claims/problems'
import { claimRules, claimRulesVersion, claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import { market, type ClaimRules as Rules } from '@washline/contract/market'
import { useMoneyRules } from '../../../domain/market/use-money-rules.ts'
import { formatPercent } from '../../../platform/format/format-number.ts'
import { formatMinor, formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { later } from '../../../ui/later.tsx'
import { FairClaims } from './fair-claims.tsx'
import { WorkedExamples } from './worked-examples.tsx'

const { claims, coverage } = market
const hourMs = 3_600_000

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
        <ol className="numbered-line">
          {steps(rules).map(({ title, text }, index) => (
            <li key={title}>
              <b>{index + 1}</b>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="max-w-[44em] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
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

const steps = (rules: Rules) => [
  {
    title: t('You report it within {hours} hours of delivery', { hours: claims.windowMs / hourMs }),
    text: t(
      'In the app: which item, what is wrong with it, what it was worth, up to {count} photos. An order that did not come back can be reported {hours} hours after its promised time.',
      { count: claims.photosMax, hours: claims.undeliveredAfterMs / hourMs },
    ),
  },
  {
    title: t('We apply the rules within seconds'),
    text: t('You get a report: each rule, its evidence, and whether it is met. Up to {amount} is decided right away.', {
      amount: formatShortMinor(rules.claims.instantMaximumMinor),
    }),
  },
  {
    title: t('The Washer can answer within {hours} hours', { hours: claims.replyMs / hourMs }),
    text: t('Our team decides what the rules leave open, based on the report and both sides.'),
  },
  {
    title: t('A decision within {hours} hours', { hours: claims.decisionMs / hourMs }),
    text: t('The money is in your wallet the same day, and within {days} business days at the latest.', {
      days: claims.creditBusinessDays,
    }),
  },
  {
    title: t('You can appeal within {days} days', { days: claims.appealMs / (24 * hourMs) }),
    text: t(
      'Our team reviews the claim again, and that decision is final. The Washer only pays for what their own counts show.',
    ),
  },
]

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
