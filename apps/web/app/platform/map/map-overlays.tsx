import { Layer, Source } from 'react-map-gl/maplibre'
import { type MapTheme, overlayInks } from './map-inks.ts'
import { areaFeature, circleFeature, lineFeature, outsideFeature } from './map-shapes.ts'
import type { MapArea, MapViewProps } from './map-view-props.ts'

export interface MapOverlaysProps {
  circle: MapViewProps['circle'] | undefined
  route: MapViewProps['route'] | undefined
  areas: MapViewProps['areas'] | undefined
  theme: MapTheme
}

/** The circle, the route and the outlines, drawn over the map and below the pins. */
export function MapOverlays({ circle, route, areas = [], theme }: MapOverlaysProps) {
  const { line: ink, warm, shade } = overlayInks[theme]
  return (
    <>
      {areas
        .filter(({ points }) => points.length > 1)
        .map((area) => (
          <Area key={area.id} area={area} ink={area.isWarm ? warm : ink} />
        ))}
      {circle && (
        <Source id="reach" type="geojson" data={circleFeature(circle)}>
          {!circle.isOpen && <Layer id="reach-fill" type="fill" paint={{ 'fill-color': ink, 'fill-opacity': 0.08 }} />}
          <Layer id="reach-line" type="line" paint={{ 'line-color': ink, 'line-width': 2, 'line-dasharray': [3, 2] }} />
        </Source>
      )}
      {circle?.isOpen && (
        <Source id="beyond" type="geojson" data={outsideFeature(circle)}>
          <Layer id="beyond-fill" type="fill" paint={{ 'fill-color': shade, 'fill-opacity': 0.12 }} />
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

function Area({ area, ink }: { area: MapArea; ink: string }) {
  return (
    <Source id={`area-${area.id}`} type="geojson" data={areaFeature(area.points)}>
      <Layer
        id={`area-fill-${area.id}`}
        type="fill"
        paint={{ 'fill-color': ink, 'fill-opacity': area.isWarm ? 0.35 : 0.12 }}
      />
      <Layer
        id={`area-line-${area.id}`}
        type="line"
        paint={{ 'line-color': ink, 'line-width': area.isChosen ? 4 : 2 }}
      />
    </Source>
  )
}
