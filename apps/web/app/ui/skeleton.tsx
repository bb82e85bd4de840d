export interface SkeletonProps {
  /** Tailwind size classes, e.g. 'h-6 w-32'. */
  className: string
}

/** The shape of content that is loading. Put `aria-busy` on the region around it. */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />
}
