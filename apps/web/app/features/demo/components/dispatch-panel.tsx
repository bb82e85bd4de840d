import type { DemoDispatch } from '@washline/contract/demo/endpoints'
import { formatDistance } from '../../../platform/format/distance.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDemoDispatch } from '../use-demo-dispatch.ts'
import { sides } from '../view-model.ts'
import { Candidate } from './candidate.tsx'

/** The dispatcher's reasoning about the last order, live. */
export function DispatchPanel({ token }: { token: string }) {
  const { data, error } = useDemoDispatch(token)
  return (
    <section className="card reasoning" aria-labelledby="reasoning">
      <h2 id="reasoning" className="text-18">
        {t('How was this Washer chosen?')}
      </h2>
      {data ? (
        <Reasoning dispatch={data} />
      ) : data === null ? (
        <p className="text-ink-2">{t('No one has been asked yet. Place an order on Mira’s phone.')}</p>
      ) : error ? (
        <p className="text-ink-2">{t('This could not be loaded. We keep trying.')}</p>
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  )
}

function Reasoning({ dispatch }: { dispatch: DemoDispatch }) {
  const { asked, others, more } = sides(dispatch)
  return (
    <>
      <p className="text-14 text-ink-2" role="status">
        {summaryOf(dispatch)}
      </p>
      <ol className="grid gap-2">
        {asked.map((candidate) => (
          <Candidate key={candidate.name} candidate={candidate} />
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <h3 className="text-16">{t('Considered, but not asked')}</h3>
          <ol className="grid gap-2">
            {others.map((candidate) => (
              <Candidate key={candidate.name} candidate={candidate} />
            ))}
          </ol>
          {more > 0 && (
            <p className="text-14 text-ink-2">
              {t('and {count, plural, one {# more} other {# more}}', { count: more })}
            </p>
          )}
        </>
      )}
    </>
  )
}

const summaryOf = ({ order_id, status, accepted_by, radius_km }: DemoDispatch): string => {
  const values = { order: order_id, radius: formatDistance((radius_km ?? 0) * 1_000) }
  if (accepted_by) return t('WL-{order}: {washer} accepted first.', { order: order_id, washer: accepted_by })
  return status === 'pending'
    ? t('WL-{order}: the best within {radius} are asked together, for 20 seconds.', values)
    : t('WL-{order}: no Washer yet.', values)
}
