import type { IncomingRequest } from '@washline/contract/dispatch/endpoints'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDistance } from '../../../platform/format/distance.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLiveRequests } from '../use-live-requests.ts'
import { useRequestAlert } from '../use-request-alert.ts'
import { useRequests } from '../use-requests.ts'
import { useRespond } from '../use-respond.ts'
import { NothingYet } from './nothing-yet.tsx'
import { RequestCard } from './request-card.tsx'

const newsOf = (request: IncomingRequest) =>
  t('New request: you earn {pay}, {distance} away, {count, plural, one {# item} other {# items}}.', {
    pay: formatMoney(request.net_pay),
    distance: formatDistance(request.distance_meters),
    count: request.items_count,
  })

/** The open offers, live. */
export function IncomingRequests() {
  const navigate = useNavigate()
  const [news, setNews] = useState('')
  const { alert } = useRequestAlert()
  const { data: requests, isError, refetch } = useRequests()
  const respond = useRespond({ onAccepted: (orderId) => navigate(`/pickup-in-progress?order=${orderId}`) })
  useLiveRequests((request) => {
    setNews(newsOf(request))
    alert()
  })
  const accepted = respond.isPending && respond.variables.response === 'accept' ? respond.variables.request : undefined
  return (
    <section aria-labelledby="requests-title" className="grid gap-4">
      <h2 id="requests-title">{t('Incoming Requests')}</h2>
      <p className="sr-only" aria-live="assertive">
        {news}
      </p>
      {!requests && isError && (
        <ErrorState
          message={t('The requests could not be read.')}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!requests && !isError && (
        <div role="status" aria-busy="true" aria-label={t('Loading')} className="card grid gap-4">
          <Skeleton className="h-20 w-3/4" />
          <Skeleton className="h-10" />
          <Skeleton className="h-[72px]" />
        </div>
      )}
      {requests?.length === 0 && <NothingYet garment="peg">{t('No incoming requests at the moment')}</NothingYet>}
      {requests?.map((request) => (
        <RequestCard
          key={request.notification_id}
          request={request}
          isBusy={respond.isPending}
          isAccepting={accepted?.notification_id === request.notification_id}
          onReply={respond.mutate}
        />
      ))}
    </section>
  )
}
