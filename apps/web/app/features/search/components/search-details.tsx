import type { Order } from '@washline/contract/orders/schemas'
import { useNow } from '../../../platform/clock/use-now.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { offerShare, type SearchState, searchLabels, secondsUntil } from '../view-model.ts'
import { AuthorizedMoney } from './authorized-money.tsx'
import { OfferRing } from './offer-ring.tsx'

export interface SearchDetailsProps {
  order: Order
  search: SearchState | undefined
}

/** The asked Washers, their deadline, and the authorized amount. */
export function SearchDetails({ order, search }: SearchDetailsProps) {
  return (
    <ul className="stitched">
      {search ? <Asked search={search} /> : <AskedSkeleton />}
      <AuthorizedMoney order={order} />
    </ul>
  )
}

function Asked({ search }: { search: SearchState }) {
  const secondsLeft = secondsUntil(search.until, useNow())
  const { title, text } = searchLabels(search, secondsLeft)
  return (
    <li className="flex items-center gap-4">
      <OfferRing secondsLeft={secondsLeft} share={offerShare(secondsLeft, search.offer_seconds)} />
      <div className="min-w-0">
        <p className="font-semibold" role="status">
          {title}
        </p>
        <p className="text-14 text-ink-2">{text}</p>
      </div>
    </li>
  )
}

const AskedSkeleton = () => (
  <li className="flex items-center gap-4" aria-busy="true">
    <Skeleton className="size-14" />
    <Skeleton className="h-6 w-48" />
  </li>
)
