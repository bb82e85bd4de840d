import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { drawing } from './sprite.ts'

export interface ErrorStateProps {
  title?: string
  message: string
  /** Text of the button that calls `onRetry`. */
  retryText?: string
  onRetry?: (() => void) | undefined
  /** Another action: a back link. */
  children?: ReactNode
}

/** An error with its action, in place of the content: below a garment that has slipped from one of its pegs. */
export function ErrorState({ title, message, retryText = 'Retry', onRetry, children }: ErrorStateProps) {
  return (
    <div className="empty-state" role="alert">
      <svg className="garment slipped fill-blush" viewBox="0 0 124 120" aria-hidden="true">
        <use href={drawing('slipped')} />
      </svg>
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
