import { useNow } from '../../../../platform/clock/use-now.ts'
import { formatRelative } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { consolePath } from '../../view-model.ts'
import { useConsoleVerifications } from '../use-console-verifications.ts'
import { stepName } from '../verification-labels.ts'
import { FirstRow } from './first-row.tsx'

/** Verification steps to decide, the oldest first. */
export function VerificationsList({ openId }: { openId: number | undefined }) {
  const cases = useConsoleVerifications()
  const nowMs = useNow(30_000)
  return (
    <QueryGate query={cases}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0)
          return <NothingHere className="p-4" text={t('There are no open verifications.')} next="live" />
        return (
          <>
            <ul className="console-rows" aria-label={t('Verification')}>
              {rows.map(({ id, step, washer, submitted_at, is_renewal, evidence_count }) => (
                <li key={id}>
                  <Link to={consolePath('verification', id)} aria-current={id === openId ? 'true' : undefined}>
                    <b>{stepName(step)}</b>
                    <span className="text-ink-2 wrap-anywhere">{washer.name}</span>
                    <span className="console-row-end">{formatRelative(submitted_at, nowMs)}</span>
                    <span className="console-row-more console-row-end">
                      {is_renewal
                        ? t('Renewal')
                        : t('{count, plural, one {# photo} other {# photos}}', { count: evidence_count })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <FirstRow tab="verification" id={rows[0]?.id} openId={openId} />
            <ShowMore pages={cases} />
          </>
        )
      }}
    </QueryGate>
  )
}
