import { networkBack } from '../../ui/network-back.ts'

const retryMs = 5_000

/** A part of the map; a failed load is repeated until it succeeds, also online: no screen is lost for the want of its map. */
async function loaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch {
      await networkBack(retryMs)
    }
  }
}

/** The still picture's code, wanted with the page around it. */
export const loadStillMap = () => loaded(async () => ({ default: (await import('./still/still-map.tsx')).StillMap }))

/** The live map's code. */
export const loadMapCanvas = () => loaded(async () => ({ default: (await import('./map-canvas.tsx')).MapCanvas }))
