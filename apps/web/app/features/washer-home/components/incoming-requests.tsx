import type { IncomingRequest } from '@washline/contract/dispatch/endpoints'
import { useState } from 'react'
import { useWasherRoute } from '../../../domain/order/use-washer-route.ts'
import { formatDistance } from '../../../platform/format/distance.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link, useNavigate } from '../../../router/index.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useLiveRequests } from '../use-live-requests.ts'
import { useRequestAlert } from '../use-request-alert.ts'
import { useRequests } from '../use-requests.ts'
import { type Reply, useRespond } from '../use-respond.ts'
import { NothingYet } from './nothing-yet.tsx'
import { RequestCard } from './request-card.tsx'
import { RequestsOutline, RequestsSection } from './requests-section.tsx'
import { SkipReasons } from './skip-reasons.tsx'

const announcementOf = (request: IncomingRequest) =>
  t('New request: you earn {pay}, {distance} away, {count, plural, one {# item} other {# items}}.', {
    pay: formatMinor(request.net_pay_minor),
    distance: formatDistance(request.distance_meters),
    count: request.items_count,
  })

/** The open offers, live. */
export function IncomingRequests() {
  const navigate = useNavigate()
  const [announcement, setAnnouncement] = useState('')
  const { alert } = useRequestAlert()
  const { data: requests, isError, refetch } = useRequests()
  const { data: route } = useWasherRoute()
  const respond = useRespond({
    onAccepted: (orderId, isTakeover) =>
      navigate(`${isTakeover ? '/takeover' : '/pickup-in-progress'}?order=${orderId}`, {
        state: { accepted: orderId },
      }),
  })
  useLiveRequests((request) => {
    setAnnouncement(announcementOf(request))
    alert()
  })
  const [skipped, setSkipped] = useState<IncomingRequest>()
  const reply = (answer: Reply) => {
    respond.mutate(answer)
    setSkipped(answer.response === 'skip' && !answer.reason ? answer.request : undefined)
  }
  const accepted = respond.isPending && respond.variables.response === 'accept' ? respond.variables.request : undefined
  return (
    <RequestsSection>
      <p className="sr-only" aria-live="assertive">
        {announcement}
      </p>
      {!requests && isError && (
        <ErrorState
          message={t('The requests could not be loaded.')}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!requests && !isError && <RequestsOutline />}
      {skipped && (
        <SkipReasons
          key={skipped.notification_id}
          onReason={(reason) => reply({ request: skipped, response: 'skip', reason })}
          onClose={() => setSkipped(undefined)}
        />
      )}
      {requests?.length === 0 && (
        <NothingYet
          garment="peg"
          next={
            <Link className="text-button" to="/provider/offers">
              {t('Why was I asked or not?')}
            </Link>
          }
        >
          {t('No incoming requests at the moment')}
        </NothingYet>
      )}
      {requests?.map((request) => (
        <RequestCard
          key={request.notification_id}
          request={request}
          isOnTheWay={(route?.stops.length ?? 0) > 0}
          isBusy={respond.isPending}
          isAccepting={accepted?.notification_id === request.notification_id}
          onReply={reply}
        />
      ))}
    </RequestsSection>
  )
}
