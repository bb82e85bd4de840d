import { Link } from 'react-router'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatRelative } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useOpsVerifications } from '../use-ops-verifications.ts'
import { consolePath } from '../view-model.ts'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'
import { stepName } from './verification-words.ts'

/** Steps of Washers that wait for a decision, the longest waiting first. */
export function VerificationsList({ openId }: { openId: number | undefined }) {
  const cases = useOpsVerifications()
  const nowMs = useNow(30_000)
  return (
    <QueryGate query={cases}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0) return <p className="p-4 text-ink-2">{t('No verification waits for you.')}</p>
        return (
          <>
            <ul className="ops-rows" aria-label={t('Verification')}>
              {rows.map(({ id, step, washer, submitted_at, is_renewal, evidence_count }) => (
                <li key={id}>
                  <Link to={consolePath('verification', id)} aria-current={id === openId ? 'true' : undefined}>
                    <b>{stepName(step)}</b>
                    <span className="ops-row-end">{formatRelative(submitted_at, nowMs)}</span>
                    <span className="truncate text-ink-2">{washer.name}</span>
                    <span className="ops-row-end">
                      {is_renewal
                        ? t('Renewal')
                        : t('{count, plural, one {# picture} other {# pictures}}', { count: evidence_count })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <ShowMore pages={cases} />
          </>
        )
      }}
    </QueryGate>
  )
}
