import { useId } from 'react'

export interface RangeFieldProps {
  label: string
  value: number
  min: number
  max: number
  /** The value as a text, shown and announced. */
  valueText: string
  onChange: (value: number) => void
}

/** A slider with its value beside the label. */
export function RangeField({ label, value, min, max, valueText, onChange }: RangeFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="num display text-24">
          {valueText}
        </output>
      </div>
      <input
        id={id}
        className="range"
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={valueText}
        style={{ '--share': (value - min) / (max - min) } as React.CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
