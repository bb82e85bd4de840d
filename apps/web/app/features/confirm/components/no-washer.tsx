import type { OrderId, WaitlistId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { t } from '../../../platform/i18n/i18n.ts'
import { type PickupPlace, useWaitlist } from '../use-reach.ts'
import { WaitlistButton } from './waitlist-button.tsx'

export interface NoWasherProps {
  orderId: OrderId
  place: PickupPlace
  /** Set while the person waits for Washers here. */
  waitlistId: WaitlistId | null
}

/** Nobody is in reach: order and wait, or be notified. */
export function NoWasher({ orderId, place, waitlistId }: NoWasherProps) {
  const waitlist = useWaitlist(orderId, place)
  return (
    <>
      <p className="text-22 font-semibold">{t('No Washer nearby right now')}</p>
      <ul className="plain-points">
        <li>
          {t(
            'You can order and wait: we search for {minutes} minutes. If no Washer accepts by then, the order is cancelled and the authorization on your card is released.',
            { minutes: market.dispatch.giveUpAfterMs / 60_000 },
          )}
        </li>
        <li>
          {waitlistId === null
            ? t('Or get one notification when a Washer is nearby.')
            : t(
                'You’re on the list: we notify you once when a Washer is nearby, within {days} days, the way you chose in your notification settings.',
                { days: market.dispatch.waitlist.days },
              )}
        </li>
      </ul>
      <WaitlistButton waitlist={waitlist} waitlistId={waitlistId} />
    </>
  )
}
