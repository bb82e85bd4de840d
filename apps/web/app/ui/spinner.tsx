export interface SpinnerProps {
  /** Said to screen readers; leave out where the text beside it says the same. */
  label?: string
}

export function Spinner({ label }: SpinnerProps) {
  return label ? (
    <span className="spinner inline-block" role="status" aria-label={label} />
  ) : (
    <span className="spinner inline-block" />
  )
}
