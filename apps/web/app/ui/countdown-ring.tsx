import { classes } from './classes.ts'

export interface CountdownRingProps {
  secondsLeft: number
  /** The remaining share of the time, 0 to 1. */
  share: number
  /** The last seconds, in coral. */
  urgent: boolean
  /** The accessible label. */
  label: string
}

/** A ring that empties, with the seconds in its middle. */
export function CountdownRing({ secondsLeft, share, urgent, label }: CountdownRingProps) {
  return (
    <span
      className={classes('countdown-ring', urgent && 'countdown-ring-urgent')}
      style={{ '--left': share } as React.CSSProperties}
      role="timer"
      aria-label={label}
    >
      <b aria-hidden="true">{secondsLeft}</b>
    </span>
  )
}
