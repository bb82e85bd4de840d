import { useSyncExternalStore } from 'react'

const query = '(min-width: 1000px)'

function subscribe(changed: () => void): () => void {
  const wide = window.matchMedia(query)
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

/** Whether the desktop layout is shown, for elements that move in the tree; use CSS where it suffices. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
