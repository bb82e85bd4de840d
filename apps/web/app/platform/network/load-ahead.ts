import { pageDrawn } from '../hydration/page-drawn.ts'
import { networkBack } from './network-back.ts'

const retryMs = 5_000

/**
 * How to load a part that a screen shows by itself, perhaps where there is no network: it is requested once the page is idle, and
 * where that failed without a network, the screen waits for the part and stays as it is.
 */
export function ahead<T>(load: () => Promise<T>): () => Promise<T> {
  if (typeof window === 'object') void pageDrawn().then(() => load().catch(() => undefined))
  return async () => {
    for (;;) {
      try {
        return await load()
      } catch (error) {
        if (navigator.onLine) throw error
        await networkBack(retryMs)
      }
    }
  }
}
