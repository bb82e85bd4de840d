import { flushSync } from 'react-dom'
import { isStill } from './is-still.ts'

/** Makes a change of the shown screen in which named elements (`travel.css`) move to their new places. */
export function travel(change: () => void): void {
  if (isStill() || !document.startViewTransition) change()
  else document.startViewTransition(() => flushSync(change))
}
