import { useSyncExternalStore } from 'react'

const query = '(min-width: 1000px)'

function subscribe(changed: () => void): () => void {
  const wide = window.matchMedia(query)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** Whether the desktop layout is shown, for what stands in another place there; where CSS can do it, CSS does. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
