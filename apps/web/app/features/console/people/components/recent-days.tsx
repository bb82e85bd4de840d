import { type CountedKind, type CountedTab, countedKinds } from '@washline/contract/console/recent-days'
import { formatDayName } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { useRecentDays } from '../use-recent-days.ts'

const kindName = (kind: CountedKind): string =>
  ({
    placed: t('Orders placed'),
    completed: t('Completed'),
    cancelled: t('Cancelled'),
    joined: t('New accounts'),
    washers: t('Became Washers'),
    submitted: t('Submitted'),
    decided: t('Decided'),
    claims: t('Claims'),
    complaints: t('Complaints'),
    reports: t('Reported problems'),
    doors: t('At the door'),
    alerts: t('Alerts'),
    closed: t('Closed'),
  })[kind]

/** Two weeks day by day, where nothing waits and nothing is open. */
export function RecentDays({ about }: { about: CountedTab }) {
  const recent = useRecentDays(about)
  const kinds = countedKinds[about]
  return (
    <section className="console-days" aria-labelledby="recent-days">
      <header className="console-case-head">
        <h2 id="recent-days">{t('The last two weeks')}</h2>
      </header>
      <QueryGate query={recent}>
        {({ days, counts }) => (
          <table>
            <thead>
              <tr>
                <th scope="col">{t('Day')}</th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col">
                    {kindName(kind)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <tr key={day}>
                  <th scope="row">{formatDayName(day)}</th>
                  {kinds.map((kind) => (
                    <td key={kind} className="num">
                      {counts.find((each) => each.day === day && each.kind === kind)?.count ?? 0}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryGate>
    </section>
  )
}
