import { Layer, Source } from 'react-map-gl/maplibre'
import type { MapTheme } from './map-inks.ts'
import { circleFeature, lineFeature } from './map-shapes.ts'
import type { MapViewProps } from './map-view-props.ts'

const lineInks = { light: '#2E37D0', dark: '#9AA3FF' } as const satisfies Record<MapTheme, string>

export interface MapOverlaysProps {
  circle: MapViewProps['circle'] | undefined
  route: MapViewProps['route'] | undefined
  theme: MapTheme
}

/** The circle and the route, drawn over the map and below the pins. */
export function MapOverlays({ circle, route, theme }: MapOverlaysProps) {
  const ink = lineInks[theme]
  return (
    <>
      {circle && (
        <Source id="reach" type="geojson" data={circleFeature(circle)}>
          <Layer id="reach-fill" type="fill" paint={{ 'fill-color': ink, 'fill-opacity': 0.08 }} />
          <Layer id="reach-line" type="line" paint={{ 'line-color': ink, 'line-width': 2, 'line-dasharray': [3, 2] }} />
        </Source>
      )}
      {route && route.length > 1 && (
        <Source id="route" type="geojson" data={lineFeature(route)}>
          <Layer
            id="route-line"
            type="line"
            layout={{ 'line-cap': 'round', 'line-join': 'round' }}
            paint={{ 'line-color': ink, 'line-width': 4, 'line-dasharray': [2, 2] }}
          />
        </Source>
      )}
    </>
  )
}
