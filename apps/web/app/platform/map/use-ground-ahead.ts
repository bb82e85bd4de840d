import type { Point } from '@washline/contract/maps/geo'
import { useEffect } from 'react'
import { pageDrawn } from '../hydration/page-drawn.ts'

async function readGround(place: Point): Promise<void> {
  await pageDrawn()
  const { filesAround, loadGround } = await import('./still/load-ground.ts')
  await Promise.all(filesAround(place).map(loadGround))
}

/** Reads the ground around the place that the next screen's map opens at, so that its first frame has it. A failure is the map's to show. */
export function useGroundAhead(place: Point | undefined): void {
  const { latitude, longitude } = place ?? {}
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined)
      void readGround({ latitude, longitude }).catch(() => undefined)
  }, [latitude, longitude])
}
