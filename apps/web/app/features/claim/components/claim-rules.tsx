import { conditions, conditionTexts } from '@washline/contract/claims/problems'
import { claimRules, claimRulesVersion, claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import { market } from '@washline/contract/market'
import { formatPercent } from '../../../platform/format/figure.ts'
import { formatMoney, formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { WorkedExamples } from './worked-examples.tsx'

const { claims, coverage } = market
const hourMs = 3_600_000

/** All that decides a claim: the course, the amount, examples, and every rule as the product itself has it. */
export function ClaimRules() {
  return (
    <>
      <section className="grid gap-6" aria-labelledby="course">
        <h2 id="course" className="section-title">
          {t('From telling us to the money')}
        </h2>
        <ol className="numbered-line">
          {steps().map(({ title, text }, index) => (
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

      <section className="grid gap-6" aria-labelledby="amount">
        <h2 id="amount" className="section-title">
          {t('How the amount comes about')}
        </h2>
        <p className="lead max-w-[38em]">{t('What the piece costs new today × its age × its condition.')}</p>
        <ul className="plain-points">
          <li>
            {t('Age: a piece loses its value evenly over the life that such a piece has, down to {share}.', {
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
            {t('A piece above {limit} that was not declared when ordering counts as {limit}.', {
              limit: formatShortMinor(claims.highValueMinor),
            })}
          </li>
          <li>
            {t('All claims of an order together are paid up to its cover: {included}, or more where you chose more.', {
              included: formatShortMinor(coverage.includedMinor),
            })}
          </li>
        </ul>
      </section>

      <WorkedExamples />

      <section className="grid gap-6" aria-labelledby="rules">
        <h2 id="rules" className="section-title">
          {t('The rules, in their order')}
        </h2>
        <p className="max-w-[44em]">
          {t('This is the very table that the program decides by, in version {version}.', {
            version: claimRulesVersion,
          })}
        </p>
        <ol className="claim-rules">
          {claimRules.map(({ id, about }, index) => {
            const texts = claimRuleTexts[id]
            const values = claimRuleValues(formatMoney)
            return (
              <li key={id}>
                <b className="display num">{index + 1}</b>
                <div className="grid min-w-0 gap-1">
                  <h3>{t(texts.holds, values)}</h3>
                  {about !== 'both' && <p className="kicker">{t(aboutTexts[about])}</p>}
                  <p className="text-ink-2">{t(texts.looksAt, values)}</p>
                  <p className="font-semibold">{t('Otherwise: {what}', { what: t(texts.otherwise, values) })}</p>
                </div>
              </li>
            )
          })}
        </ol>
      </section>
    </>
  )
}

const aboutTexts = { lost: 'For lost pieces only', damaged: 'For damaged pieces only' } as const

const steps = () => [
  {
    title: t('You tell us, within {hours} hours of delivery', { hours: claims.windowMs / hourMs }),
    text: t('In the app: which piece, what is wrong with it, what it was worth, up to {count} photos.', {
      count: claims.photosMax,
    }),
  },
  {
    title: t('The rules look at it, within seconds'),
    text: t('You get a report: each rule, what was seen, and whether it holds. Up to {amount} is decided at once.', {
      amount: formatShortMinor(claims.instantMaximumMinor),
    }),
  },
  {
    title: t('The Washer may answer, within {hours} hours', { hours: claims.replyMs / hourMs }),
    text: t('Whatever the rules leave open goes to a person, who reads the report and both sides.'),
  },
  {
    title: t('A decision within {hours} hours', { hours: claims.decisionMs / hourMs }),
    text: t('The money is in your wallet the same day, and within {days} business days at the very latest.', {
      days: claims.creditBusinessDays,
    }),
  },
  {
    title: t('You may appeal, within {days} days', { days: claims.appealMs / (24 * hourMs) }),
    text: t(
      'Another look by a person, which is then final. The Washer is only asked to pay for what their own counts show.',
    ),
  },
]
