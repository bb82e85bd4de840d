import { lazy, Suspense } from 'react'
import { loadMapCanvas } from './load-map-canvas.ts'
import { MapLoading } from './map-loading.tsx'
import type { MapViewProps } from './map-view-props.ts'

const MapCanvas = lazy(loadMapCanvas)

/** A map that fills its positioned parent. Its code is loaded when it is first shown; all pins stay visible. */
export function MapView(props: MapViewProps) {
  return (
    <section className="map-view" aria-label={props.label}>
      <Suspense fallback={<MapLoading />}>
        <MapCanvas {...props} />
      </Suspense>
    </section>
  )
}
