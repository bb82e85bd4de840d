import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useConfig } from '../api/use-config.ts'
import { loadMapCanvas, loadStillMap } from './load-map-canvas.ts'
import { passFocus } from './map-pin-mark.tsx'
import type { MapViewProps } from './map-view-props.ts'
import type { Camera } from './still/mercator.ts'
import { useLiveMap } from './use-live-map.ts'

const StillMap = lazy(loadStillMap)
const MapCanvas = lazy(loadMapCanvas)

/**
 * A map that fills its positioned parent: at first a still picture with its pins, and the live map once somebody reaches for it or the page has
 * been quiet. A map of many marks, and one of another style, come alive as soon as the page is drawn.
 */
export function MapView(props: MapViewProps) {
  const [section, setSection] = useState<HTMLElement | null>(null)
  const opened = useRef<Camera>(undefined)
  const [live, setLive] = useState<'none' | 'placed' | 'drawn'>('none')
  const hasOwnStyle = typeof useConfig()?.maps.style_url === 'string'
  const isWanted = useLiveMap(section, hasOwnStyle || props.marks !== undefined || props.areas !== undefined)
  const onPlaced = useCallback(() => {
    if (section) passFocus(section)
    setLive((before) => (before === 'none' ? 'placed' : before))
  }, [section])
  const onDrawn = useCallback(() => setLive('drawn'), [])
  return (
    <section ref={setSection} className="map-view" aria-label={props.label} data-live={live}>
      {live !== 'drawn' && (
        <Suspense>
          <StillMap {...props} opened={opened} isBelow={live === 'placed'} />
        </Suspense>
      )}
      {isWanted && (
        <Suspense>
          <MapCanvas {...props} opened={opened} onPlaced={onPlaced} onDrawn={onDrawn} />
        </Suspense>
      )}
    </section>
  )
}
