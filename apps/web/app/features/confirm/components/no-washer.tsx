import type { OrderId, WaitlistId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { type PickupPlace, useWaitlist } from '../use-reach.ts'

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
      <p className="text-22 font-semibold">{t('No Washer is in reach right now')}</p>
      <ul className="plain-points">
        <li>
          {t(
            'You can order and wait: we search for {minutes} minutes. If no Washer accepts by then, the order is cancelled and the authorization on your card is released.',
            { minutes: market.dispatch.giveUpAfterMs / 60_000 },
          )}
        </li>
        <li>
          {waitlistId === null
            ? t('Or we notify you once when a Washer is in reach of this place.')
            : t(
                'You are on the list: we notify you once when a Washer is in reach, within {days} days. Your notification settings decide how.',
                { days: market.dispatch.waitlist.days },
              )}
        </li>
      </ul>
      {waitlist.isError && (
        <ErrorText>{errorText(waitlist.error, t('This could not be changed. Please try again.'))}</ErrorText>
      )}
      <Button
        size="compact"
        flat
        className="justify-self-start"
        busy={waitlist.isPending}
        onClick={() => waitlist.mutate(waitlistId)}
      >
        {waitlistId === null ? t('Notify me') : t('Do not notify me')}
      </Button>
    </>
  )
}
