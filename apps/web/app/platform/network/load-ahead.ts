import { pageDrawn } from '../hydration/page-drawn.ts'
import { type Once, once } from './load-once.ts'

/** How to load what a screen will show by itself, perhaps where there is no network: it is requested once the page is idle. */
export function ahead<T>(load: () => Promise<T>): Once<T> {
  const loaded = once(load)
  if (typeof window === 'object') void pageDrawn().then(() => loaded().catch(() => undefined))
  return loaded
}
