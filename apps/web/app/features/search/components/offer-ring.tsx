export interface OfferRingProps {
  secondsLeft: number
  /** 0 to 1. */
  share: number
}

const around = 2 * Math.PI * 25

/** The remaining seconds of the open offers, as a ring. */
export function OfferRing({ secondsLeft, share }: OfferRingProps) {
  return (
    <span className="relative grid size-14 flex-none place-items-center">
      <svg viewBox="0 0 56 56" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
        <circle cx="28" cy="28" r="25" fill="none" stroke="var(--stitch)" strokeWidth="6" />
        <circle
          cx="28"
          cy="28"
          r="25"
          fill="none"
          stroke="var(--bluing)"
          strokeWidth="6"
          strokeDasharray={`${share * around} ${around}`}
        />
      </svg>
      <span className="display num text-18" aria-hidden="true">
        {secondsLeft}
      </span>
    </span>
  )
}
