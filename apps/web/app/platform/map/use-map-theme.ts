import { useSyncExternalStore } from 'react'
import type { MapTheme } from './map-inks.ts'

const dark = '(prefers-color-scheme: dark)'

function watch(changed: () => void): () => void {
  const system = matchMedia(dark)
  const forced = new MutationObserver(changed)
  system.addEventListener('change', changed)
  forced.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', changed)
    forced.disconnect()
  }
}

function shownTheme(): MapTheme {
  const forced = document.documentElement.dataset.theme
  if (forced === 'dark' || forced === 'light') return forced
  return matchMedia(dark).matches ? 'dark' : 'light'
}

/** The theme of the page. */
export const useMapTheme = (): MapTheme => useSyncExternalStore(watch, shownTheme, () => 'light')
