import type { ConsoleQualityRow } from '@washline/contract/verification/console-endpoints'
import { useState } from 'react'
import { useNow } from '../../../../platform/clock/use-now.ts'
import { formatDate, formatDateTime, formatRelative } from '../../../../platform/format/date.ts'
import { formatRating } from '../../../../platform/format/format-number.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { consolePath } from '../../view-model.ts'
import { useConsoleQuality } from '../use-console-quality.ts'
import { useWasherAction } from '../use-washer-action.ts'
import { type ReasonedAction, washerActionText } from '../washer-action-labels.ts'
import { SeverityMark } from './severity-mark.tsx'
import { SuspendWasher } from './suspend-washer.tsx'

/** Flagged and suspended Washers. */
export function QualityPanel() {
  const quality = useConsoleQuality()
  const action = useWasherAction()
  const [doing, setDoing] = useState<{ action: ReasonedAction; name: string }>()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Quality')}</h2>
      </header>
      <QueryGate query={quality}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0) return <NothingHere text={t('No Washer is flagged or suspended.')} next="people" />
          return (
            <>
              <ol className="console-entries" aria-label={t('Quality')}>
                {rows.map((row) => (
                  <li key={row.washer.id}>
                    <QualityRow row={row} onAction={(wanted) => setDoing({ action: wanted, name: row.washer.name })} />
                  </li>
                ))}
              </ol>
              <ShowMore pages={quality} />
            </>
          )
        }}
      </QueryGate>
      {doing && (
        <ReasonForm
          open
          onClose={() => setDoing(undefined)}
          {...washerActionText(doing.action, doing.name)}
          onAction={async (reason) => {
            await action.mutateAsync({ action: doing.action, reason })
            toast.success(t('Done.'))
          }}
        />
      )}
    </>
  )
}

function QualityRow({ row, onAction }: { row: ConsoleQualityRow; onAction: (action: ReasonedAction) => void }) {
  const { washer, severity, flag, suspension, since, orders_in_hand } = row
  const nowMs = useNow(30_000)
  const washerId = washer.id
  const button = (text: string, action: ReasonedAction) => (
    <Button size="compact" flat onClick={() => onAction(action)}>
      {text}
    </Button>
  )
  return (
    <div className="grid gap-2">
      <p className="console-entry-head">
        <Link to={consolePath('people', washerId)}>{washer.name}</Link>
        <SeverityMark severity={severity} />
        <b>{suspension ? t('Suspended') : t('Flagged')}</b>
        <span>{t('{count, plural, one {# current order} other {# current orders}}', { count: orders_in_hand })}</span>
        <time className="num text-ink-2" dateTime={since}>
          {formatRelative(since, nowMs)}
        </time>
      </p>
      {flag && (
        <p>
          {flag.average === null
            ? t('Liable for {claims, plural, one {# claim} other {# claims}}', { claims: flag.claims })
            : t(
                '{average} over the last {ratings, plural, one {# rating} other {# ratings}}, liable for {claims, plural, one {# claim} other {# claims}}',
                {
                  average: formatRating(flag.average),
                  ratings: flag.ratings,
                  claims: flag.claims,
                },
              )}
        </p>
      )}
      {suspension && <p className="wrap-anywhere">{suspension.reason}</p>}
      {suspension?.until && <p>{t('Requests resume on {date}.', { date: formatDate(suspension.until) })}</p>}
      {suspension?.appeal && (
        <blockquote className="console-quote">
          <p className="wrap-anywhere">{suspension.appeal.text}</p>
          <footer>{t('Appeal, {time}', { time: formatDateTime(suspension.appeal.at) })}</footer>
        </blockquote>
      )}
      <div className="flex flex-wrap gap-3">
        {suspension ? (
          button(t('Lift'), { kind: 'lift', washerId, suspensionId: suspension.id })
        ) : (
          <SuspendWasher id={washerId} name={washer.name} />
        )}
        {suspension?.appeal &&
          !suspension.appeal.answer &&
          button(t('Keep suspended'), { kind: 'keep', washerId, suspensionId: suspension.id })}
        {flag && button(t('Close the flag'), { kind: 'close-flag', flagId: flag.id })}
      </div>
    </div>
  )
}
