import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface ErrorTextProps {
  id?: string
  children: ReactNode
}

/** A short inline error, announced when it appears. */
export function ErrorText({ id, children }: ErrorTextProps) {
  return (
    <p className="error-text" id={id} role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  )
}
