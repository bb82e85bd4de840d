import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import type { IconName } from './sprite.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Something runs: shows it and ignores further presses. */
  busy?: boolean
  /** Replaces the text while busy, e.g. 'Saving...'. */
  busyText?: string
  icon?: IconName
  /** A sum shown large at the right edge. */
  amount?: string
}

/**
 * A button of type `button` unless told. To keep it pressable while something is missing, give `aria-disabled`:
 * it looks disabled and `onClick` still runs, so that the press can say what is missing.
 */
export function Button(props: ButtonProps) {
  const { look, size, wide, flat, busy, busyText, icon, amount, className, children, onClick, type, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ look, size, wide, flat }, className)}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{busy && busyText ? busyText : children}</span>
      {amount && <span className="button-amount num">{amount}</span>}
    </button>
  )
}
