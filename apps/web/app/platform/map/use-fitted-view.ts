import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import type { MapMark } from './map-marks.ts'
import { boundsOf } from './map-shapes.ts'
import type { MapPin, MapViewProps } from './map-view-props.ts'
import { inSight, isSeenWhole, sightOf } from './still/map-camera.ts'

/** Without animation: a flight between two views renders the ground a hundred times. */
const moveMs = 400

type Bounds = ReturnType<typeof boundsOf>

export interface FittedViewOptions {
  pins: readonly MapPin[]
  marks: readonly Pick<MapMark, 'point'>[] | undefined
  route: MapViewProps['route'] | undefined
  circle: MapViewProps['circle'] | undefined
  zoom: number
  /** The number of this attempt to load the map; a new one opens at the present bounds. */
  attempt: number
  isLoaded: boolean
}

/** Moves the loaded map when the bounds of what it shows have changed; returns the view that it opens with. */
export function useFittedView(
  map: RefObject<MapRef | null>,
  { pins, marks = [], route = [], circle, zoom, attempt, isLoaded }: FittedViewOptions,
) {
  const sight = JSON.stringify(sightOf({ pins, route, ...(circle && { circle }) }))
  const [markBounds] = useState(() => (marks.length ? boundsOf(marks.map(({ point }) => point)) : null))
  const [opened, setOpened] = useState({ attempt, sight })
  if (opened.attempt !== attempt) setOpened({ attempt, sight })
  const fitted = useRef<string>(undefined)

  useEffect(() => {
    fitted.current = opened.sight
  }, [opened])
  useEffect(() => {
    const bounds: Bounds | null = JSON.parse(sight)
    if (!isLoaded || !bounds || !map.current || sight === fitted.current) return
    fitted.current = sight
    const [west, south, east, north] = bounds
    if (west === east && south === north) {
      const { x, y } = map.current.project([west, south])
      const { clientWidth: width, clientHeight: height } = map.current.getContainer()
      if (!isSeenWhole([x, y], { width, height }))
        map.current.easeTo({ center: [west, south], zoom: Math.max(zoom, map.current.getZoom()) })
    } else map.current.fitBounds(bounds, { ...inSight, linear: true, duration: moveMs })
  }, [map, sight, isLoaded, zoom])

  return viewOf(JSON.parse(opened.sight) ?? markBounds)
}

/** The bounds of all that is shown; a single point fits at any zoom. */
function viewOf(bounds: Bounds | null) {
  if (!bounds || (bounds[0] === bounds[2] && bounds[1] === bounds[3])) return undefined
  return { bounds, fitBoundsOptions: inSight }
}
