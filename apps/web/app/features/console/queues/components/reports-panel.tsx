import { orderNumber } from '@washline/contract/ids'
import { isDoorReport } from '@washline/contract/safety/door-reports'
import { type ConsoleReport, reportKindLabels } from '@washline/contract/safety/schemas'
import { useState } from 'react'
import { useNow } from '../../../../platform/clock/use-now.ts'
import { formatDateTime, formatRelative } from '../../../../platform/format/date.ts'
import { t, tText } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { consolePath } from '../../view-model.ts'
import { type DecisionToMake, useConsoleReports, useDecideReport } from '../use-reports.ts'
import { ReportedText } from './reported-text.tsx'
import { SeverityMark } from './severity-mark.tsx'

/** Reported problems and reported ratings; each is closed with a note. */
export function ReportsPanel() {
  const reports = useConsoleReports()
  const decide = useDecideReport()
  const [decision, setDecision] = useState<DecisionToMake>()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Reported problems')}</h2>
      </header>
      <div className="in-order contents">
        <QueryGate query={reports}>
          {({ pages }) => (
            <>
              {pages[0]?.reports.length === 0 && <NothingHere text={t('Nothing has been reported.')} next="live" />}
              <ol className="console-entries" aria-label={t('Reported problems')}>
                {pages.flatMap((page) =>
                  page.reports.map((report) => (
                    <ReportRow
                      key={report.id}
                      report={report}
                      onDecide={(outcome) => setDecision({ of: 'problem', id: report.id, decision: outcome })}
                    />
                  )),
                )}
              </ol>
              <ShowMore pages={reports} />
            </>
          )}
        </QueryGate>
        <ReportedText onDecide={setDecision} />
      </div>
      {decision && (
        <ReasonForm
          open
          onClose={() => setDecision(undefined)}
          title={decisionName(decision.decision)}
          label={t('What was done')}
          hint={
            decision.of === 'problem'
              ? t('The person who reported it can read this.')
              : t('Only operators can read this.')
          }
          action={decisionName(decision.decision)}
          onAction={async (note) => {
            await decide.mutateAsync({ ...decision, note })
            toast.success(t('Closed.'))
          }}
        />
      )}
    </>
  )
}

const decisionName = (decision: DecisionToMake['decision']): string =>
  ({
    acted: t('Close: we have acted'),
    no_action: t('Close: nothing more to do'),
    hide: t('Hide this text'),
    keep: t('Keep this text'),
  })[decision]

interface ReportRowProps {
  report: ConsoleReport
  onDecide: (outcome: 'acted' | 'no_action') => void
}

function ReportRow({ report, onDecide }: ReportRowProps) {
  const { kind, is_urgent, severity, order_id, reporter, person, text, created_at, outcome, note } = report
  const nowMs = useNow(30_000)
  return (
    <li className={is_urgent && !outcome ? 'console-urgent' : undefined}>
      <p className="console-entry-head">
        <b>{t(reportKindLabels[kind])}</b>
        <SeverityMark severity={severity} />
        {order_id !== null && (
          <Link className="inline-flex min-h-11 items-center" to={consolePath('orders', order_id)}>
            {orderNumber(order_id)}
          </Link>
        )}
        <time className="num text-ink-2" dateTime={created_at}>
          {outcome ? formatDateTime(created_at) : formatRelative(created_at, nowMs)}
        </time>
      </p>
      <p>
        <Link className="inline-flex min-h-11 items-center" to={consolePath('people', reporter.id)}>
          {t('From {name}', { name: reporter.name })}
        </Link>
        {person && (
          <>
            {' · '}
            <Link className="inline-flex min-h-11 items-center" to={consolePath('people', person.id)}>
              {t('About {name}', { name: person.name })}
            </Link>
          </>
        )}
      </p>
      <p className="wrap-anywhere">{isDoorReport(text) ? tText(text) : text}</p>
      {outcome ? (
        <p className="text-ink-2 wrap-anywhere">
          {outcome === 'acted'
            ? t('Acted on: {note}', { note: note ?? '' })
            : t('Nothing more to do: {note}', { note: note ?? '' })}
        </p>
      ) : (
        <span className="mt-2 flex flex-wrap gap-3">
          <Button size="compact" flat onClick={() => onDecide('acted')}>
            {t('We have acted')}
          </Button>
          <Button size="compact" flat onClick={() => onDecide('no_action')}>
            {t('Nothing more to do')}
          </Button>
        </span>
      )}
    </li>
  )
}
