import type { OfferDecision } from '@washline/contract/dispatch/explanations'
import { dispatchMessages } from '@washline/contract/dispatch/messages'
import { market } from '@washline/contract/market'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Made, useOfferDecisions } from '../use-offer-decisions.ts'
import { byDay } from '../view-model.ts'
import { DecisionRow } from './decision-row.tsx'

/** Decisions by day, newest first. */
export function DecisionList({ made }: { made: Made }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOfferDecisions(made)
  if (!data && error)
    return (
      <ErrorState
        message={errorText(error, t(dispatchMessages.decisionsFailed))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div className="grid gap-4" role="status" aria-busy="true" aria-label={t('Loading')}>
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  const decisions = data.pages.flatMap((page) => page.decisions)
  if (decisions.length === 0)
    return (
      <EmptyState
        text={t('Nothing in the last {days, plural, one {# day} other {# days}}.', {
          days: market.dispatch.explained.days,
        })}
        next={<ButtonLink to="/home-screen">{t('Go to your requests')}</ButtonLink>}
      >
        <p>{t('While you are online, every order near you is listed here.')}</p>
      </EmptyState>
    )
  return (
    <div className="grid min-w-0 gap-6">
      {byDay(decisions).map(({ day, rows }) => (
        <Day key={day} day={day} rows={rows} />
      ))}
      {hasNextPage && (
        <Button flat busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show older')}
        </Button>
      )}
    </div>
  )
}

const Day = ({ day, rows }: { day: string; rows: readonly OfferDecision[] }) => (
  <section className="grid min-w-0 gap-3" aria-label={day}>
    <h3>{day}</h3>
    <ul className="grid min-w-0 gap-3">
      {rows.map((decision) => (
        <li key={decision.id} className="min-w-0">
          <DecisionRow decision={decision} />
        </li>
      ))}
    </ul>
  </section>
)
