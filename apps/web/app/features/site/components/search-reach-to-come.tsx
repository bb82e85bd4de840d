import { Skeleton } from '../../../ui/skeleton.tsx'

/** The space of the search's rings while they load. */
export const SearchReachToCome = () => (
  <>
    <div className="rings" aria-busy="true">
      {[0, 1, 2, 3].map((step) => (
        <p key={step}>
          <Skeleton className="h-8 w-20" />
          <Skeleton className="h-5 w-full" />
        </p>
      ))}
    </div>
    <Skeleton className="h-6 max-w-[36em]" />
  </>
)
