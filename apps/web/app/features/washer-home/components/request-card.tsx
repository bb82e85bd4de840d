import type { IncomingRequest } from '@washline/contract/dispatch/endpoints'
import { OrderLineLater } from '../../../domain/order/order-line-later.tsx'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { formatDistance } from '../../../platform/format/distance.ts'
import { formatTimeLeft, travelSeconds } from '../../../platform/format/duration.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { CountdownRing } from '../../../ui/countdown-ring.tsx'
import { Note } from '../../../ui/note.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import type { Reply } from '../use-respond.ts'
import { countdownOf, workSeconds } from '../view-model.ts'

export interface RequestCardProps {
  request: IncomingRequest
  /** The Washer has other stops. */
  isOnTheWay: boolean
  /** A response to this or another request is being sent. */
  isBusy: boolean
  isAccepting: boolean
  onReply: (reply: Reply) => void
}

/** An offer to decide within seconds: pay first, then time, distance and size. */
export function RequestCard({ request, isOnTheWay, isBusy, isAccepting, onReply }: RequestCardProps) {
  const countdown = countdownOf(request, useNow(250))
  const reply = (response: Reply['response']) => {
    if (!isBusy) onReply({ request, response })
  }
  return (
    <Ticket pegged label={t('Request: you earn {pay}', { pay: formatMinor(request.net_pay_minor) })}>
      <Ticket.Part>
        <div className="flex items-start justify-between gap-3">
          <p className="kicker">{t('You earn')}</p>
          <CountdownRing
            {...countdown}
            label={t('{seconds, plural, one {# second} other {# seconds}} left', { seconds: countdown.secondsLeft })}
          />
        </div>
        <p className="clock num -mt-10 pr-20 text-[clamp(2.75rem,15cqi,5.5rem)]">
          {formatMinor(request.net_pay_minor)}
        </p>
        <p className="mt-3 font-semibold">
          {t('{pay} an hour, about {time}', {
            pay: formatMinor(request.pay_per_hour_minor),
            time: formatTimeLeft(workSeconds(request)),
          })}
        </p>
        <ExtraTime request={request} isOnTheWay={isOnTheWay} />
      </Ticket.Part>
      <Ticket.Part>
        <RequestDetails request={request} />
      </Ticket.Part>
      <Ticket.Part>
        <div className="flex flex-wrap gap-3.5">
          <Button size="large" flat className="min-h-15 grow narrow:min-h-[72px]" onClick={() => reply('skip')}>
            {t('Skip')}
          </Button>
          <Button
            variant="primary"
            size="large"
            className="min-h-15 grow-[3] narrow:min-h-[72px]"
            busy={isAccepting}
            busyText={t('Accepting...')}
            onClick={() => reply('accept')}
          >
            {t('Accept')}
          </Button>
        </div>
      </Ticket.Part>
    </Ticket>
  )
}

function ExtraTime({ request, isOnTheWay }: Pick<RequestCardProps, 'request' | 'isOnTheWay'>) {
  const time = formatTimeLeft(request.extra_seconds)
  return (
    <>
      <p className="mt-1">
        {isOnTheWay ? t('+{time} on your way', { time }) : t('{time} from start to return', { time })}
      </p>
      {request.delays_other && (
        <div className="mt-3">
          <Note tone="bad">{t('With this order, another one of yours would be late.')}</Note>
        </div>
      )}
    </>
  )
}

function RequestDetails({ request }: { request: IncomingRequest }) {
  const { area } = request.pickup_location
  const loads = { light: t('Light load'), medium: t('Medium load'), heavy: t('Heavy load') }
  const details = [
    request.is_takeover ? [t('Now'), t('Takeover')] : [formatTime(request.pickup_time), t('Pickup')],
    [
      formatDistance(request.distance_meters),
      t('{time} away', { time: formatTimeLeft(travelSeconds(request.duration_seconds)) }),
    ],
    [
      t('{count, plural, one {# item} other {# items}}', { count: request.items_count }),
      request.load_type ? loads[request.load_type] : t('Load unknown'),
    ],
  ] as const
  return (
    <>
      <ul className="flex flex-wrap justify-between gap-x-2 gap-y-3 narrow:gap-x-4">
        {details.map(([detail, about]) => (
          <li key={about}>
            <b className="display num block text-18 leading-tight narrow:text-[1.375rem]">{detail}</b>
            <span className="text-14 text-ink-2">{about}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <OrderLineLater items={request.items} most={9} />
      </div>
      {request.is_rewash && (
        <p className="mt-3 font-semibold">
          {request.net_pay_minor === 0
            ? t('A free second wash of your own work. It is not paid, because the first wash did not come out clean.')
            : t('A free second wash for the customer. You are paid as usual.')}
        </p>
      )}
      {request.is_takeover && (
        <p className="mt-3 font-semibold">
          {t('A takeover: another Washer has the laundry and cannot finish. You earn what is left to do.')}
        </p>
      )}
      {area && <p className="mt-3 line-clamp-2 text-14 wrap-anywhere">{t('Near {area}', { area })}</p>}
      <p className="mt-1 text-14 text-ink-2">
        {request.has_note
          ? t('With a note from the customer. You see it and the address after you accept.')
          : t('You see the address after you accept.')}
      </p>
    </>
  )
}
