import type { ReactNode } from 'react'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  busy?: boolean
  /** The text beside it, which is its accessible name. */
  children: ReactNode
}

/** A setting that applies at once. */
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
