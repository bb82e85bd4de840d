import { formatCalendarMonth } from '../../../platform/format/date.ts'
import { firstUpper } from '../../../platform/format/first-upper.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { Button } from '../../../ui/button.tsx'
import { useDownloadStatement } from '../use-statement.ts'

/** The months with a statement: to read and print, or as a file for spreadsheets. */
export function Months({ months }: { months: readonly string[] }) {
  const download = useDownloadStatement()
  if (months.length === 0) return null
  return (
    <section aria-labelledby="months-title" className="grid min-w-0 gap-2">
      <h2 id="months-title">{t('Monthly statements')}</h2>
      <ul className="stitched">
        {months.map((month) => (
          <li key={month} className="flex items-center justify-between gap-3">
            <Link to={`/earnings/statement?month=${month}`} className="text-button inline-flex min-h-12 items-center">
              {firstUpper(formatCalendarMonth(month))}
            </Link>
            <Button
              flat
              size="compact"
              aria-label={t('{month} as CSV', { month: formatCalendarMonth(month) })}
              busy={download.isPending && download.variables === month}
              onClick={() => download.mutate(month)}
            >
              {t('CSV')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
