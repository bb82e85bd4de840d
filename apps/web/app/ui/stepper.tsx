import { type KeyboardEvent, useState } from 'react'
import { Icon } from './icon.tsx'

export interface StepperProps {
  /** The accessible name of the quantity, e.g. 'T-shirt'. */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  /** Texts of the two buttons. */
  lessText: string
  moreText: string
}

/**
 * A quantity with a button on each side; it can also be typed or changed by the arrow keys. Text that is no number
 * becomes `min`.
 */
export function Stepper({ label, value, onChange, min = 0, max = 99, lessText, moreText }: StepperProps) {
  const [draft, setDraft] = useState<string>()
  const set = (next: number) => {
    setDraft(undefined)
    const held = Math.min(max, Math.max(min, next))
    if (held !== value) onChange(held)
  }
  const settle = () => {
    if (draft !== undefined) set(Number.parseInt(draft, 10) || min)
  }
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (event.key === 'Enter') settle()
    if (by === undefined) return
    event.preventDefault()
    set(value + by)
  }
  return (
    <fieldset className="stepper" aria-label={label}>
      <button type="button" aria-label={lessText} disabled={value <= min} onClick={() => set(value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={step}
      />
      <button type="button" aria-label={moreText} disabled={value >= max} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
