import type { Point } from '@washline/contract/maps/geo'
import { lazy, Suspense } from 'react'
import { loadMapCanvas } from './load-map-canvas.ts'
import { MapLoading } from './map-loading.tsx'

const MapCanvas = lazy(loadMapCanvas)

export type PinLook = 'pickup' | 'washer' | 'place'

export interface MapPin {
  id: string
  point: Point
  /** What stands there, read out. */
  label: string
  look?: PinLook
  /** Makes it movable: dragged, or by the arrow keys while it has the focus. */
  onMove?: ((point: Point) => void) | undefined
  /** Makes it pressable. */
  onChoose?: (() => void) | undefined
}

export interface MapViewProps {
  /** Names the map. */
  label: string
  pins?: readonly MapPin[]
  /** Where it opens without pins; the demo city unless told. */
  center?: Point
  zoom?: number
  /** Drawn as a dashed line. */
  route?: readonly Point[]
  /** Drawn dashed: the reach of a search or of a Washer. */
  circle?: { center: Point; radiusM: number }
  /** A tap on the map itself. */
  onPick?: (point: Point) => void
}

/** A map that fills its positioned parent. Its code arrives when it is first shown; all pins are kept in sight. */
export function MapView(props: MapViewProps) {
  return (
    <section className="map-view" aria-label={props.label}>
      <Suspense fallback={<MapLoading />}>
        <MapCanvas {...props} />
      </Suspense>
    </section>
  )
}
