import { pageDrawn } from '../hydration/page-drawn.ts'

/** How to load what a screen will show by itself, perhaps where there is no network: it is requested once the page is idle. */
export function ahead<T>(load: () => Promise<T>): () => Promise<T> {
  if (typeof window === 'object') void pageDrawn().then(() => load().catch(() => undefined))
  return load
}
