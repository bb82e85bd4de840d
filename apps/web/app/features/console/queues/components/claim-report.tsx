import type { ConsoleClaim } from '@washline/contract/claims/console-endpoints'
import type { ClaimCheck, ClaimReport as ClaimReportWire } from '@washline/contract/claims/schemas'
import { lookerTexts, samePieceTexts, seenDamageTexts } from '@washline/contract/claims/sightings'
import { evidenceText, ruleText } from '../../../../domain/claim/check-labels.ts'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../../platform/i18n/item-label.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Note } from '../../../../ui/note.tsx'
import { liablePartyLabel, lineSteps, lineTitle, resultName, ruleName } from '../claim-labels.ts'

const icons = { passed: 'check', failed: 'alert', not_applicable: 'minus' } as const

export interface ClaimReportProps {
  claim: ConsoleClaim
}

/** The results of the rules, the calculation of the amount, and the statements of both sides. */
export function ClaimReport({ claim }: ClaimReportProps) {
  return (
    <div className="console-two">
      <section className="grid content-start gap-3" aria-label={t('Report')}>
        <h3>{t('Report')}</h3>
        <Checks claim={claim} />
      </section>
      <section className="grid content-start gap-3" aria-label={t('Amount and statements')}>
        <h3>{t('Amount')}</h3>
        <Amount claim={claim} />
        <h3>{t('Statements')}</h3>
        <Words claim={claim} />
      </section>
    </div>
  )
}

function Checks({ claim: { report, queue_reason } }: ClaimReportProps) {
  if (!report)
    return (
      <p className="text-ink-2">
        {queue_reason
          ? t('The rules could not be applied in time. Decide from the evidence.')
          : t('Still being assessed.')}
      </p>
    )
  const of = (result: CheckState) => report.checks.filter((check) => stateOf(check) === result)
  return (
    <>
      {!report.intact && <Note tone="bad">{t('This report has been changed since it was written.')}</Note>}
      <CheckRows checks={[...of('failed'), ...of('undecided')]} limits={report.limits} />
      <OtherChecks
        title={t('{count, plural, one {# check passed} other {# checks passed}}', { count: of('passed').length })}
        checks={of('passed')}
        limits={report.limits}
      />
      <OtherChecks
        title={t('{count, plural, one {# check does not apply} other {# checks do not apply}}', {
          count: of('not_applicable').length,
        })}
        checks={of('not_applicable')}
        limits={report.limits}
      />
      <Looked looked={report.looked} />
    </>
  )
}

type CheckState = ClaimCheck['result'] | 'undecided'

/** A rule with evidence and no result applies, and could not be decided: a person has to see it. */
const stateOf = ({ result, evidence }: ClaimCheck): CheckState =>
  result === 'not_applicable' && evidence.length > 0 ? 'undecided' : result

interface CheckRowsProps {
  checks: readonly ClaimCheck[]
  limits: ClaimReportWire['limits']
}

function OtherChecks({ title, ...rows }: CheckRowsProps & { title: string }) {
  if (rows.checks.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold">{title}</summary>
      <CheckRows {...rows} />
    </details>
  )
}

function CheckRows({ checks, limits }: CheckRowsProps) {
  if (checks.length === 0) return null
  return (
    <ul className="console-checks">
      {checks.map((check) => (
        <li key={check.rule} className={check.result === 'failed' ? 'console-check-failed' : undefined}>
          <Icon name={icons[check.result]} className="size-5" />
          <div className="min-w-0">
            <p className="wrap-anywhere">
              <span className={check.result === 'failed' ? 'text-coral' : 'sr-only'}>{resultName(check)}: </span>
              <b>{ruleName(check.rule)}</b>
            </p>
            {check.evidence.map((evidence) => (
              <p key={`${evidence.code} ${JSON.stringify(evidence.values)}`} className="wrap-anywhere">
                {evidenceText(evidence)}
              </p>
            ))}
            <p className="text-ink-2 wrap-anywhere">{ruleText(check, limits)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Looked({ looked }: Pick<ClaimReportWire, 'looked'>) {
  if (!looked) return null
  return (
    <>
      <h3>{t('How we checked the photos')}</h3>
      <p className="text-ink-2">{t(lookerTexts[looked.by])}</p>
      <ul className="console-checks">
        {looked.sightings.map(({ photo, damage, item, same_piece, confidence }) => (
          <li key={photo}>
            <Icon name="image" className="size-5" />
            <div className="min-w-0">
              <p>{t(seenDamageTexts[damage], { photo })}</p>
              {item !== null && (
                <p className="text-ink-2 wrap-anywhere">{t('Seen on: {item}.', { item: itemLabel(item) })}</p>
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

function Amount({
  claim: { report, maximum_minor, paid_minor, reserved_minor, liable_party },
}: {
  claim: ConsoleClaim
}) {
  return (
    <>
      {report?.lines.map((line) => (
        <div className="console-box" key={`${line.item_id} ${line.problem}`}>
          <b className="wrap-anywhere">{lineTitle(line)}</b>
          <dl className="console-details">
            {lineSteps(line).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
            <div className="console-total">
              <dt>{t('Amount')}</dt>
              <dd className="num">{formatMinor(line.amount_minor)}</dd>
            </div>
          </dl>
        </div>
      ))}
      <dl className="console-details">
        {report && (
          <div className="console-total">
            <dt>{t('By the rules')}</dt>
            <dd className="num">{formatMinor(report.amount_minor)}</dd>
          </div>
        )}
        <div>
          <dt>{t('Remaining coverage')}</dt>
          <dd className="num">{formatMinor(maximum_minor)}</dd>
        </div>
        {reserved_minor !== null && reserved_minor > 0 && (
          <div>
            <dt>{t('Reserved from the Washer’s earnings')}</dt>
            <dd className="num">{formatMinor(reserved_minor)}</dd>
          </div>
        )}
        {paid_minor > 0 && (
          <div>
            <dt>{t('Paid')}</dt>
            <dd className="num">{formatMinor(paid_minor)}</dd>
          </div>
        )}
        {liable_party && (
          <div>
            <dt>{t('Liable party')}</dt>
            <dd>{liablePartyLabel(liable_party)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

function Words({
  claim: { description, customer, washer, clock, reply, reply_until, appeal, decision_reason, people },
}: {
  claim: ConsoleClaim
}) {
  const statements = [
    { as: 'claim', by: customer.name, text: description, at: clock.submitted_at },
    ...(reply ? [{ as: 'reply', by: washer.name, ...reply }] : []),
    ...(decision_reason && clock.decided_at
      ? [{ as: 'decision', by: t('Decision'), text: decision_reason, at: clock.decided_at }]
      : []),
    ...(appeal ? [{ as: 'appeal', by: customer.name, ...appeal }] : []),
  ]
  const record = ({ orders, claims, approved }: ConsoleClaim['people']['customer']['history']) =>
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
      {statements.map(({ as, by, text, at }) => (
        <blockquote key={as} className="console-quote">
          <p className="wrap-anywhere">{text}</p>
          <footer>{`${by}, ${formatDateTime(at)}`}</footer>
        </blockquote>
      ))}
      {!reply && (
        <p className="text-ink-2">{t('The Washer can answer until {time}.', { time: formatDateTime(reply_until) })}</p>
      )}
      <dl className="console-details">
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
