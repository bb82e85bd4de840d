import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './use-console-keys.ts'

interface CaseKeys {
  readonly onApprove: () => void
  readonly onReject: () => void
  readonly onNext: () => void
}

/** The open case by keys: `a` approves, `r` rejects, `n` goes on to the next one. */
export function useCaseKeys(keys: CaseKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
    const act = { a: keys.onApprove, r: keys.onReject, n: keys.onNext }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
