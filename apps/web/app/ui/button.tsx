import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { type ButtonVariant, buttonClass } from './button-variant.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'
import type { IconName } from './sprite.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonVariant {
  /** Shows that something runs, and ignores further presses. */
  busy?: boolean
  /** Replaces the text while busy, e.g. 'Saving...'. */
  busyText?: string
  icon?: IconName
  /** An amount shown large at the right edge. */
  amount?: string
}

/**
 * A button of type `button` by default. To keep it pressable while something is missing, pass `aria-disabled`: it looks
 * disabled and `onClick` still runs, so that the handler can explain what is missing.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, flat, busy, busyText, icon, amount, className, children, onClick, type, ...rest } = props
  const isPressed = useRef(false)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second press of a double click may land on a button that took the place of the pressed one.
    if (event.detail <= 1) isPressed.current = true
    if (busy || !isPressed.current) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, wide, flat }, className)}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{busy && busyText ? busyText : children}</span>
      {amount && <span className="button-amount num">{amount}</span>}
    </button>
  )
}
