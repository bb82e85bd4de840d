import type { IncomingRequest } from '@washline/contract/dispatch/endpoints'
import { useState } from 'react'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { formatDistance } from '../../../platform/format/distance.ts'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { CountdownRing } from '../../../ui/countdown-ring.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import type { Reply } from '../use-respond.ts'
import { countdownOf, workSeconds } from '../view-model.ts'
import { SkipReasons } from './skip-reasons.tsx'

export interface RequestCardProps {
  request: IncomingRequest
  /** An answer to this or another request is on its way. */
  isBusy: boolean
  isAccepting: boolean
  onReply: (reply: Reply) => void
}

/** An offer to decide on in seconds: pay first, then when, how far and how much. */
export function RequestCard({ request, isBusy, isAccepting, onReply }: RequestCardProps) {
  const [isSkipping, setIsSkipping] = useState(false)
  const countdown = countdownOf(request, useNow(250))
  const reply = (answer: Omit<Reply, 'request'>) => {
    if (!isBusy) onReply({ request, ...answer })
  }
  return (
    <Ticket pegged label={t('Request: you earn {pay}', { pay: formatMoney(request.net_pay) })}>
      <Ticket.Part>
        <div className="flex items-start justify-between gap-3">
          <p className="kicker">{t('You earn')}</p>
          <CountdownRing
            {...countdown}
            label={t('{seconds, plural, one {# second} other {# seconds}} left', { seconds: countdown.secondsLeft })}
          />
        </div>
        <p className="clock num -mt-10 pr-20 text-[clamp(2.75rem,15cqi,5.5rem)]">{formatMoney(request.net_pay)}</p>
        <p className="mt-3 font-semibold">
          {t('{pay} an hour, about {time}', {
            pay: formatMoney(request.pay_per_hour),
            time: formatTimeLeft(workSeconds(request)),
          })}
        </p>
      </Ticket.Part>
      <Ticket.Part>
        <RequestFacts request={request} />
      </Ticket.Part>
      <Ticket.Part>
        {isSkipping ? (
          <SkipReasons onSkip={(reason) => reply({ response: 'skip', reason })} onKeep={() => setIsSkipping(false)} />
        ) : (
          <div className="grid grid-cols-[1fr_2fr] gap-3.5">
            <Button size="large" flat className="min-h-15 narrow:min-h-[72px]" onClick={() => setIsSkipping(true)}>
              {t('Skip')}
            </Button>
            <Button
              look="primary"
              size="large"
              className="min-h-15 narrow:min-h-[72px]"
              busy={isAccepting}
              busyText={t('Accepting...')}
              onClick={() => reply({ response: 'accept' })}
            >
              {t('Accept')}
            </Button>
          </div>
        )}
      </Ticket.Part>
    </Ticket>
  )
}

function RequestFacts({ request }: { request: IncomingRequest }) {
  const loads = { light: t('Light load'), medium: t('Medium load'), heavy: t('Heavy load') }
  const facts = [
    [formatTime(request.pickup_time), t('Pickup')],
    [
      formatDistance(request.distance_meters),
      t('{minutes} min away', { minutes: Math.max(1, Math.round(request.duration_seconds / 60)) }),
    ],
    [
      t('{count, plural, one {# item} other {# items}}', { count: request.items_count }),
      request.load_type ? loads[request.load_type] : t('Load not said'),
    ],
  ] as const
  return (
    <>
      <ul className="flex flex-wrap justify-between gap-x-2 gap-y-3 narrow:gap-x-4">
        {facts.map(([fact, about]) => (
          <li key={about}>
            <b className="display num block text-18 leading-tight narrow:text-[1.375rem]">{fact}</b>
            <span className="text-14 text-ink-2">{about}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 line-clamp-2 text-14 text-ink-2 wrap-anywhere">{request.pickup_location.address}</p>
      {request.special_instructions && (
        <p className="mt-1 line-clamp-2 text-14 wrap-anywhere">“{request.special_instructions}”</p>
      )}
    </>
  )
}
