export interface SpinnerProps {
  /** For screen readers; leave it out where the text beside it has the same meaning. */
  label?: string
}

export function Spinner({ label }: SpinnerProps) {
  return label ? (
    <span className="spinner inline-block" role="status" aria-label={label} />
  ) : (
    <span className="spinner inline-block" />
  )
}
