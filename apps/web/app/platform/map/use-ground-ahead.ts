import type { Point } from '@washline/contract/maps/geo'
import { useEffect } from 'react'
import { useConfig } from '../api/use-config.ts'
import { pageDrawn } from '../hydration/page-drawn.ts'

async function readGround(place: Point): Promise<void> {
  await pageDrawn()
  const { filesAround, loadGround } = await import('./still/still-map.tsx')
  await Promise.all(filesAround(place).map(loadGround))
}

/** Loads the next screen's still map and the ground around the place that it opens at, so that its first frame has them. A maps service brings a ground of another style. A failure is the map's to show. */
export function useGroundAhead(place: Point | undefined): void {
  const { latitude, longitude } = place ?? {}
  const isBuiltIn = useConfig()?.maps.style_url === null
  useEffect(() => {
    if (isBuiltIn && latitude !== undefined && longitude !== undefined)
      void readGround({ latitude, longitude }).catch(() => undefined)
  }, [isBuiltIn, latitude, longitude])
}
