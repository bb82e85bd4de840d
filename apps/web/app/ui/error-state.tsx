import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

export interface ErrorStateProps {
  title?: string
  message: string
  /** Text of the button that calls `onRetry`. */
  retryText?: string
  onRetry?: (() => void) | undefined
  /** Another action: a back link. */
  children?: ReactNode
}

/** An error with its action, in place of the content. */
export function ErrorState({ title, message, retryText = 'Retry', onRetry, children }: ErrorStateProps) {
  return (
    <div className="empty-state" role="alert">
      <Icon name="alert" className="size-10 text-coral" />
      {title && <h2>{title}</h2>}
      <p>{message}</p>
      {onRetry && (
        <Button icon="repeat" onClick={onRetry}>
          {retryText}
        </Button>
      )}
      {children}
    </div>
  )
}
