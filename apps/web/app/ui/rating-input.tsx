import { Stars } from './stars.tsx'

export interface RatingInputProps {
  label: string
  value: number
  onChange: (value: number) => void
  /** The accessible text of a value, e.g. '4.5 of 5'. */
  valueText: (value: number) => string
}

/** A rating of 0 to 5 in steps of 0.1: drag, tap, arrow keys, Home and End. */
export function RatingInput({ label, value, onChange, valueText }: RatingInputProps) {
  return (
    <span className="rating-input">
      <Stars value={value} sizePx={48} />
      <input
        type="range"
        min={0}
        max={5}
        step={0.1}
        value={value}
        aria-label={label}
        aria-valuetext={valueText(value)}
        onChange={(event) => onChange(Math.round(event.target.valueAsNumber * 10) / 10)}
      />
    </span>
  )
}
