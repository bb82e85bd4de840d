import type { OpsQualityRow } from '@washline/contract/verification/ops-endpoints'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatDateTime } from '../../../platform/format/date.ts'
import { formatRating } from '../../../platform/format/figure.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { ReasonForm } from '../reason-form.tsx'
import { useActOnWasher } from '../use-act-on-washer.ts'
import { useOpsQuality } from '../use-ops-quality.ts'
import { consolePath } from '../view-model.ts'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'
import { SuspendWasher } from './suspend-washer.tsx'
import { type ReasonedAct, washerActText } from './washer-act-text.ts'

/** Washers whose work somebody should look at, and those who are suspended. */
export function QualityPanel() {
  const quality = useOpsQuality()
  const act = useActOnWasher()
  const [doing, setDoing] = useState<{ act: ReasonedAct; name: string }>()
  return (
    <>
      <header className="ops-case-head">
        <h2>{t('Quality')}</h2>
      </header>
      <QueryGate query={quality}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0) return <p className="text-ink-2">{t('No Washer is flagged or suspended.')}</p>
          return (
            <>
              <ol className="ops-story" aria-label={t('Quality')}>
                {rows.map((row) => (
                  <li key={row.washer.id}>
                    <QualityRow row={row} onAct={(wanted) => setDoing({ act: wanted, name: row.washer.name })} />
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
          {...washerActText(doing.act, doing.name)}
          onAct={async (reason) => {
            await act.mutateAsync({ act: doing.act, reason })
            toast.success(t('Done.'))
          }}
        />
      )}
    </>
  )
}

function QualityRow({ row, onAct }: { row: OpsQualityRow; onAct: (act: ReasonedAct) => void }) {
  const { washer, flag, suspension, since, orders_in_hand } = row
  const washerId = washer.id
  const button = (text: string, act: ReasonedAct) => (
    <Button size="compact" flat onClick={() => onAct(act)}>
      {text}
    </Button>
  )
  return (
    <div className="grid gap-2">
      <p className="ops-story-head">
        <Link to={consolePath('people', washerId)}>{washer.name}</Link>
        <b>{suspension ? t('Suspended') : t('Flagged')}</b>
        <span>{t('{count, plural, one {# order} other {# orders}} in hand', { count: orders_in_hand })}</span>
        <time className="num text-ink-2" dateTime={since}>
          {formatDateTime(since)}
        </time>
      </p>
      {flag && (
        <p>
          {flag.average === null
            ? t('{claims, plural, one {# claim} other {# claims}} borne', { claims: flag.claims })
            : t(
                '{average} over the last {ratings, plural, one {# rating} other {# ratings}}, {claims, plural, one {# claim} other {# claims}} borne',
                {
                  average: formatRating(flag.average),
                  ratings: flag.ratings,
                  claims: flag.claims,
                },
              )}
        </p>
      )}
      {suspension && <p className="wrap-anywhere">{suspension.reason}</p>}
      {suspension?.until && <p>{t('Requests come again on {date}.', { date: formatDate(suspension.until) })}</p>}
      {suspension?.appeal && (
        <blockquote className="ops-said">
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
