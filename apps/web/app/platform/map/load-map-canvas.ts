import { pageDrawn } from '../hydration/page-drawn.ts'
import { networkBack } from '../network/network-back.ts'

const retryMs = 5_000

/** The map's code, loaded after the page around it; a failed load is repeated until it succeeds. */
export async function loadMapCanvas() {
  await pageDrawn()
  for (;;) {
    try {
      const { MapCanvas } = await import('./map-canvas.tsx')
      return { default: MapCanvas }
    } catch {
      await networkBack(retryMs)
    }
  }
}
