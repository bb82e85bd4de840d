import type { Reach } from '@washline/contract/dispatch/reach-endpoints'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type PickupPlace, useReach } from '../use-reach.ts'

const NoWasher = later(() => import('./no-washer.tsx').then((module) => module.NoWasher))

export interface LikelyPickupProps {
  orderId: OrderId
  place: PickupPlace
  /** From the pickup to the return; the market's by default. */
  promiseS?: number | undefined
}

/** When the order is likely to be picked up, as far as it is known; without a Washer in reach, what can be done. */
export function LikelyPickup({ orderId, place, promiseS }: LikelyPickupProps) {
  const { data: reach, isError, refetch } = useReach(orderId, place)
  return (
    <section
      className="mt-4 grid gap-2"
      aria-label={t('Likely pickup')}
      aria-busy={!reach && !isError}
      aria-live="polite"
    >
      {reach ? (
        <InReach reach={reach} orderId={orderId} place={place} promiseS={promiseS} />
      ) : isError ? (
        <Unknown onRetry={refetch} />
      ) : (
        <Checking promiseS={promiseS} />
      )}
    </section>
  )
}

/** As high as the answer, so that the rows below do not move when it comes. */
const Checking = ({ promiseS }: Pick<LikelyPickupProps, 'promiseS'>) => (
  <>
    <p className="kicker">{t('Checking for Washers nearby')}</p>
    <p className="huge">
      <Skeleton className="h-[1lh] w-2/3" />
    </p>
    <p>{returnText(promiseS)}</p>
    <p className="text-14">
      <Skeleton className="h-[2lh] desk:h-[1lh]" />
    </p>
  </>
)

const returnText = (promiseS = market.promise.durationS): string =>
  t('Back within {hours} hours of pickup.', { hours: Math.round(promiseS / 360) / 10 })

const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <p className="font-semibold">{t('We could not check for Washers nearby.')}</p>
    <p className="text-14 text-ink-2">{t('You can still order. The search starts when you confirm.')}</p>
    <Button variant="link" className="justify-self-start" onClick={() => onRetry()}>
      {t('Retry')}
    </Button>
  </>
)

function InReach({ reach, orderId, place, promiseS }: LikelyPickupProps & { reach: Reach }) {
  if (reach.pickup) return <Range pickup={reach.pickup} promiseS={promiseS} />
  if (!reach.simulated) return <NoWasher orderId={orderId} place={place} waitlistId={reach.waitlist_id} />
  return (
    <>
      <p className="font-semibold">{t('No Washer nearby yet')}</p>
      <p className="text-14 text-ink-2">{t('This is a demo: simulated Washers show up as soon as you confirm.')}</p>
    </>
  )
}

function Range({ pickup, promiseS }: Pick<LikelyPickupProps, 'promiseS'> & { pickup: NonNullable<Reach['pickup']> }) {
  const { from_minutes: from, to_minutes: to, basis } = pickup
  return (
    <>
      <p className="kicker">{from > 0 ? t('Usually picked up in') : t('Usually picked up within')}</p>
      <p className="huge num">
        <span className="mark">
          {from > 0 ? t('{from}–{to} min', { from, to }) : t('{minutes} min', { minutes: to })}
        </span>
      </p>
      <p>{returnText(promiseS)}</p>
      <p className="text-14 text-ink-2">
        {basis === 'measured'
          ? t('Based on recent pickups here and the Washers nearby right now.')
          : t('Estimated from the distance: there are too few orders to measure it yet.')}
      </p>
    </>
  )
}
