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

/** The map's code, loaded after the page around it; a failed load is repeated until it succeeds. */
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
