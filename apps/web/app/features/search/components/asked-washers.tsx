import { useNow } from '../../../platform/clock/use-now.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { offerShare, type SearchState, searchLabels, secondsUntil } from '../view-model.ts'
import { OfferRing } from './offer-ring.tsx'

/** The asked Washers and their deadline. */
export const AskedWashers = ({ search }: { search: SearchState | undefined }) =>
  search ? <Asked search={search} /> : <AskedSkeleton />

function Asked({ search }: { search: SearchState }) {
  const secondsLeft = secondsUntil(search.until, useNow())
  const { title, text } = searchLabels(search, secondsLeft)
  return (
    <div className="mt-3 flex items-center gap-4">
      <OfferRing secondsLeft={secondsLeft} share={offerShare(secondsLeft, search.offer_seconds)} />
      <div className="min-w-0">
        <p className="font-semibold" role="status">
          {title}
        </p>
        <p className="text-14 text-ink-2">{text}</p>
      </div>
    </div>
  )
}

const AskedSkeleton = () => (
  <div className="mt-3 flex items-center gap-4" aria-busy="true">
    <Skeleton className="size-14" />
    <Skeleton className="h-6 w-48" />
  </div>
)
