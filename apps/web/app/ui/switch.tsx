import type { ReactNode } from 'react'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  busy?: boolean
  /** The text beside it; it is the name of the switch. */
  children: ReactNode
}

/** Something that is on or off, at once. */
export function Switch({ checked, onChange, busy, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={checked}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onChange(!checked)
      }}
    >
      <i aria-hidden="true" />
      <span>{children}</span>
    </button>
  )
}
