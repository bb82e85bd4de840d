import { Skeleton } from '../../../ui/skeleton.tsx'

/** The space of the weights while they load. */
export const RefusalWeightsToCome = () => (
  <div className="grid gap-3" aria-busy="true">
    {[0, 1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} className="h-6 max-w-[24em]" />
    ))}
  </div>
)
