import type { TakeoverDetails } from '@washline/contract/custody/schemas'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Ticket } from '../../../ui/ticket.tsx'

/** Where the laundry is, with whom, until when, and what is left to do. */
export function TakeoverPlace({ takeover, number }: { takeover: TakeoverDetails; number: string }) {
  const { giver, place, due_at, washed } = takeover
  return (
    <Ticket pegged label={t('Order {number}', { number })}>
      <Ticket.Part>
        <p className="kicker">{t('Go to {name}', { name: giver })}</p>
        <p className="display text-18 wrap-anywhere">{place.address}</p>
        <p className="mt-2 text-14 text-ink-2">{t('Take over by {time}.', { time: formatTime(due_at) })}</p>
      </Ticket.Part>
      <Ticket.Part>
        <p>
          {washed
            ? t('The laundry is washed: take it over and bring it to the customer.')
            : t('The laundry is not washed yet: take it over, wash it and bring it to the customer.')}
        </p>
        <p className="mt-1 text-14 text-ink-2">{t('You see the customer’s address once you have the laundry.')}</p>
      </Ticket.Part>
    </Ticket>
  )
}
