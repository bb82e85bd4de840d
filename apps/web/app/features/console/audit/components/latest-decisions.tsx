import type { ActionGroup } from '@washline/contract/console/schemas'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { kindName } from '../audit-labels.ts'
import { useConsoleAudit } from '../use-console-audit.ts'
import { kindPath } from '../view-model.ts'
import { AuditRows } from './audit-rows.tsx'

const mostShown = 8

/** What operators decided last about the subject of a tab, below its lists. */
export function LatestDecisions({ about }: { about: ActionGroup }) {
  const audit = useConsoleAudit({ kind: about })
  return (
    <section className="console-across" aria-label={kindName(about)}>
      <header className="console-case-head">
        <h2>{kindName(about)}</h2>
        <Link className="inline-flex min-h-11 items-center" to={kindPath(about)}>
          {t('All of them in the audit log')}
        </Link>
      </header>
      <QueryGate query={audit}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows).slice(0, mostShown)
          return rows.length === 0 ? (
            <p className="text-ink-2">{t('Nothing has been decided yet.')}</p>
          ) : (
            <AuditRows label={kindName(about)} rows={rows} />
          )
        }}
      </QueryGate>
    </section>
  )
}
