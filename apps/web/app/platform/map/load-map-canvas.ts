import { pageDrawn } from '../hydration/page-drawn.ts'

const retryMs = 5_000

const networkBack = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, retryMs)
    window.addEventListener('online', go)
  })

/** The map's code, after the page around it; where it cannot be fetched it is asked for again until it can. */
export async function loadMapCanvas() {
  await pageDrawn()
  for (;;) {
    try {
      const { MapCanvas } = await import('./map-canvas.tsx')
      return { default: MapCanvas }
    } catch {
      await networkBack()
    }
  }
}
