import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { QuotedZone } from '@washline/contract/orders/schemas'
import { useState } from 'react'
import { ZoneNote } from '../../../domain/order/zone-note.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { Switch } from '../../../ui/switch.tsx'
import { type PickupPlace, useReach, useWaitlist } from '../use-reach.ts'
import { WaitlistButton } from './waitlist-button.tsx'

export interface ZoneClosedProps {
  orderId: OrderId
  place: PickupPlace
  zone: QuotedZone
}

/** No order is taken at the place: why, and outside every zone the waitlist. */
export function ZoneClosed({ orderId, place, zone }: ZoneClosedProps) {
  return (
    <section className="mt-4 grid gap-3" aria-label={t('Pickup here')} aria-live="polite">
      <ZoneNote zone={zone} />
      {zone.state === 'outside' && <WaitForZone orderId={orderId} place={place} />}
    </section>
  )
}

function WaitForZone({ orderId, place }: Omit<ZoneClosedProps, 'zone'>) {
  const { data: reach } = useReach(orderId, place)
  const [consents, setConsents] = useState(false)
  const waitlist = useWaitlist(orderId, place, { consent: consents })
  const waits = reach?.waitlist_id ?? null
  return (
    <>
      {waits === null ? (
        <Switch checked={consents} onChange={setConsents}>
          {t(
            'Email me when you open here. We keep this location until then, for {months} months at most; our team only sees an area of about 500 meters.',
            {
              months: Math.round(market.dispatch.waitlist.zoneDays / 30.4),
            },
          )}
        </Switch>
      ) : (
        <p>{t('You’re on the list: we email you when we open here.')}</p>
      )}
      <WaitlistButton
        waitlist={waitlist}
        waitlistId={waits}
        isDisabled={reach === undefined || (waits === null && !consents)}
      />
    </>
  )
}
