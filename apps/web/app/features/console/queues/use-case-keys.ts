import { useEffectEvent, useLayoutEffect } from 'react'
import { isPartOfMore, isTyping } from '../use-console-keys.ts'
import { singleKeysOn } from '../use-single-keys.ts'

interface CaseKeys {
  readonly onApprove: () => void
  readonly onReject: () => void
  readonly onNext: () => void
}

/** Keyboard shortcuts of the open case: `a` approves, `r` rejects, `n` opens the next one. */
export function useCaseKeys(keys: CaseKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPartOfMore(event) || isTyping(event.target) || !singleKeysOn()) return
    const action = { a: keys.onApprove, r: keys.onReject, n: keys.onNext }[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  // A key that comes as soon as the case is seen counts.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
