import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../use-console-keys.ts'
import { singleKeysOn } from '../use-single-keys.ts'

interface CaseKeys {
  readonly onApprove: () => void
  readonly onReject: () => void
  readonly onNext: () => void
}

/** Keyboard shortcuts of the open case: `a` approves, `r` rejects, `n` opens the next one. */
export function useCaseKeys(keys: CaseKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
    if (!singleKeysOn()) return
    const action = { a: keys.onApprove, r: keys.onReject, n: keys.onNext }[event.key]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
