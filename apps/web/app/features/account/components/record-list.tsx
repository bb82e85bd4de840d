import { type ReactNode, useId, useState } from 'react'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const shownAtFirst = 10

interface RecordListProps<Row> {
  title: string
  intro: string
  empty: string
  failed: string
  rows: readonly Row[] | undefined
  isError: boolean
  onRetry: () => void
  children: (row: Row) => ReactNode
}

/** A section of what was recorded about the account, with its time. */
export function RecordList<Row extends { id: number; at: string }>(props: RecordListProps<Row>) {
  const { title, intro, empty, failed, rows, isError, onRetry, children } = props
  const id = useId()
  const [shown, setShown] = useState(shownAtFirst)
  return (
    <section className="grid gap-3" aria-busy={!rows && !isError} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="text-ink-2">{intro}</p>
      {!rows && !isError && <Skeleton className="h-36" />}
      {!rows && isError && <ErrorState message={failed} retryText={t('Retry')} onRetry={onRetry} />}
      {rows?.length === 0 && <p>{empty}</p>}
      {rows && rows.length > 0 && (
        <ul className="stitched">
          {rows.slice(0, shown).map((row) => (
            <li key={row.id} className="grid gap-0.5">
              {children(row)}
              <time dateTime={row.at} className="text-14 text-ink-2">
                {formatDateTime(row.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {rows && rows.length > shown && (
        <Button flat wide onClick={() => setShown(rows.length)}>
          {t('Show more')}
        </Button>
      )}
    </section>
  )
}
