import type { OpsClaim } from '@washline/contract/claims/ops-endpoints'
import type { ClaimReport as ClaimReportWire } from '@washline/contract/claims/schemas'
import { lookerTexts, samePieceTexts, seenDamageTexts } from '@washline/contract/claims/sightings'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { sayItem } from '../../../platform/i18n/say-item.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Note } from '../../../ui/note.tsx'
import { bearerName, evidenceText, lineSteps, lineTitle, resultName, ruleText } from './claim-words.ts'

const icons = { passed: 'check', failed: 'alert', not_applicable: 'minus' } as const

/** What the rules found, how the amount came about, and what both sides say. */
export function ClaimReport({ claim }: { claim: OpsClaim }) {
  return (
    <div className="ops-two">
      <section className="grid content-start gap-3" aria-label={t('Report')}>
        <h3>{t('Report')}</h3>
        <Checks report={claim.report} />
      </section>
      <section className="grid content-start gap-3" aria-label={t('Amount and words')}>
        <h3>{t('Amount')}</h3>
        <Amount claim={claim} />
        <h3>{t('In their words')}</h3>
        <Words claim={claim} />
      </section>
    </div>
  )
}

function Checks({ report }: Pick<OpsClaim, 'report'>) {
  if (!report) return <p className="text-ink-2">{t('It is still being assessed.')}</p>
  return (
    <>
      {!report.intact && <Note tone="bad">{t('This report is not as it was written.')}</Note>}
      <ul className="ops-checks">
        {report.checks.map((check) => (
          <li key={check.rule} className={check.result === 'failed' ? 'ops-check-failed' : undefined}>
            <Icon name={icons[check.result]} className="size-5" />
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <span className="sr-only">{resultName(check.result)}: </span>
                {ruleText(check)}
              </p>
              {check.evidence.map((evidence) => (
                <p key={`${evidence.code} ${JSON.stringify(evidence.values)}`} className="text-ink-2 wrap-anywhere">
                  {evidenceText(evidence)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <Looked looked={report.looked} />
    </>
  )
}

function Looked({ looked }: Pick<ClaimReportWire, 'looked'>) {
  if (!looked) return null
  return (
    <>
      <h3>{t('Who looked at the photos')}</h3>
      <p className="text-ink-2">{t(lookerTexts[looked.by])}</p>
      <ul className="ops-checks">
        {looked.sightings.map(({ photo, damage, item, same_piece, confidence }) => (
          <li key={photo}>
            <Icon name="image" className="size-5" />
            <div className="min-w-0">
              <p>{t(seenDamageTexts[damage], { photo })}</p>
              {item !== null && (
                <p className="text-ink-2 wrap-anywhere">{t('Seen on: {item}.', { item: sayItem(item) })}</p>
              )}
              <p className="text-ink-2">{t(samePieceTexts[same_piece])}</p>
              <p className="text-ink-2">
                {t('The model is {percent}% sure.', { percent: Math.round(confidence * 100) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Amount({ claim: { report, maximum, paid, held, borne_by } }: { claim: OpsClaim }) {
  return (
    <>
      {report?.lines.map((line) => (
        <div className="ops-box" key={`${line.item_id} ${line.problem}`}>
          <b className="wrap-anywhere">{lineTitle(line)}</b>
          <dl className="ops-facts">
            {lineSteps(line).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
            <div className="ops-total">
              <dt>{t('Amount')}</dt>
              <dd className="num">{formatMoney(line.amount)}</dd>
            </div>
          </dl>
        </div>
      ))}
      <dl className="ops-facts">
        {report && (
          <div className="ops-total">
            <dt>{t('By the rules')}</dt>
            <dd className="num">{formatMoney(report.amount)}</dd>
          </div>
        )}
        <div>
          <dt>{t('Left of the cover')}</dt>
          <dd className="num">{formatMoney(maximum)}</dd>
        </div>
        {held !== null && held > 0 && (
          <div>
            <dt>{t('Held of the Washer’s pay')}</dt>
            <dd className="num">{formatMoney(held)}</dd>
          </div>
        )}
        {paid > 0 && (
          <div>
            <dt>{t('Paid')}</dt>
            <dd className="num">{formatMoney(paid)}</dd>
          </div>
        )}
        {borne_by && (
          <div>
            <dt>{t('Borne by')}</dt>
            <dd>{bearerName(borne_by)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

function Words({
  claim: { description, customer, washer, clock, reply, reply_until, appeal, decision_reason, people },
}: {
  claim: OpsClaim
}) {
  const said = [
    { as: 'claim', by: customer.name, text: description, at: clock.submitted_at },
    ...(reply ? [{ as: 'reply', by: washer.name, ...reply }] : []),
    ...(decision_reason && clock.decided_at
      ? [{ as: 'decision', by: t('Decision'), text: decision_reason, at: clock.decided_at }]
      : []),
    ...(appeal ? [{ as: 'appeal', by: customer.name, ...appeal }] : []),
  ]
  const record = ({ orders, claims, approved }: OpsClaim['people']['customer']['history']) =>
    t(
      '{orders, plural, one {# order} other {# orders}}, {claims, plural, one {# claim} other {# claims}}, {approved} approved',
      {
        orders,
        claims,
        approved,
      },
    )
  return (
    <>
      {said.map(({ as, by, text, at }) => (
        <blockquote key={as} className="ops-said">
          <p className="wrap-anywhere">{text}</p>
          <footer>{`${by}, ${formatDateTime(at)}`}</footer>
        </blockquote>
      ))}
      {!reply && (
        <p className="text-ink-2">{t('The Washer can answer until {time}.', { time: formatDateTime(reply_until) })}</p>
      )}
      <dl className="ops-facts">
        <div>
          <dt>{customer.name}</dt>
          <dd>{record(people.customer.history)}</dd>
        </div>
        <div>
          <dt>{washer.name}</dt>
          <dd>{record(people.washer.history)}</dd>
        </div>
      </dl>
    </>
  )
}
