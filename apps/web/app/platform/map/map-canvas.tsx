import { useEffect, useMemo, useRef, useState } from 'react'
import {
  AttributionControl,
  Layer,
  Map as MapLibre,
  type MapRef,
  NavigationControl,
  Source,
} from 'react-map-gl/maplibre'
import { useConfig } from '../api/use-config.ts'
import { t } from '../i18n/i18n.ts'
import { maplibre } from './load-maplibre.ts'
import { mapInks } from './map-inks.ts'
import { MapLoading } from './map-loading.tsx'
import { MapMarker } from './map-marker.tsx'
import { boundsOf, circleFeature, lineFeature } from './map-shapes.ts'
import { demoCityView, mapStyle } from './map-style.ts'
import { MapSurroundings } from './map-surroundings.tsx'
import type { MapViewProps } from './map-view.tsx'
import { useMapAttempt } from './use-map-attempt.ts'
import { useMapTheme } from './use-map-theme.ts'

const inSight = { padding: 72, maxZoom: 16 } as const
/** Straight there: a flight between two views draws the ground a hundred times. */
const moveMs = 400
/** Finer than an eye sees on a map, and each step doubles what is drawn. */
const finestPixels = 2
const lineInks = { light: '#2E37D0', dark: '#9AA3FF' } as const

export function MapCanvas({ pins = [], center, zoom = demoCityView.zoom, route, circle, onPick }: MapViewProps) {
  const theme = useMapTheme()
  const config = useConfig()
  const styleUrl = config?.maps.style_url
  const style = useMemo(() => styleUrl ?? mapStyle(theme, location.origin), [styleUrl, theme])
  const map = useRef<MapRef>(null)
  const [loadedAttempt, setLoadedAttempt] = useState(-1)
  const { attempt, hasFailed, fail } = useMapAttempt()
  const isLoaded = loadedAttempt === attempt
  /** Land and sea are there; the town's details may still come. */
  const [drawnAttempt, setDrawnAttempt] = useState(-1)
  const isDrawn = isLoaded || drawnAttempt === attempt
  const points = [...pins.map(({ point }) => point), ...(route ?? [])]
  const sight = JSON.stringify(circle ? boundsOf(cornersOf(circle)) : points.length ? boundsOf(points) : null)
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
      const isInSight = map.current.getBounds().contains([west, south])
      if (!isInSight) map.current.easeTo({ center: [west, south], zoom: Math.max(zoom, map.current.getZoom()) })
    } else map.current.fitBounds(bounds, { ...inSight, linear: true, duration: moveMs })
  }, [sight, isLoaded, zoom])

  const ink = lineInks[theme]
  if (!config) return <MapLoading />
  return (
    <>
      {!isDrawn && !hasFailed && <MapLoading />}
      <MapLibre
        key={attempt}
        ref={map}
        mapLib={maplibre}
        mapStyle={style}
        locale={{
          'Map.Title': t('Map'),
          'NavigationControl.ZoomIn': t('Zoom in'),
          'NavigationControl.ZoomOut': t('Zoom out'),
        }}
        initialViewState={{ ...demoCityView, ...center, ...pins[0]?.point, zoom, ...viewOf(JSON.parse(opened.sight)) }}
        fadeDuration={0}
        pixelRatio={Math.min(devicePixelRatio, finestPixels)}
        validateStyle={styleUrl !== undefined}
        style={{ position: 'absolute', inset: 0 }}
        attributionControl={false}
        onLoad={() => setLoadedAttempt(attempt)}
        onSourceData={({ sourceId, isSourceLoaded }) => {
          if (sourceId === 'world' && isSourceLoaded) setDrawnAttempt(attempt)
        }}
        onError={fail}
        {...(onPick && {
          onClick: (event: { lngLat: { lng: number; lat: number } }) =>
            onPick({ longitude: event.lngLat.lng, latitude: event.lngLat.lat }),
        })}
      >
        <AttributionControl position="top-left" compact={false} />
        <NavigationControl position="top-right" showCompass={false} />
        {!styleUrl && isLoaded && <MapSurroundings ink={mapInks[theme]} />}
        {circle && (
          <Source id="reach" type="geojson" data={circleFeature(circle)}>
            <Layer id="reach-fill" type="fill" paint={{ 'fill-color': ink, 'fill-opacity': 0.08 }} />
            <Layer
              id="reach-line"
              type="line"
              paint={{ 'line-color': ink, 'line-width': 2, 'line-dasharray': [3, 2] }}
            />
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
        {pins.map((pin) => (
          <MapMarker key={pin.id} pin={pin} />
        ))}
      </MapLibre>
      {hasFailed && (
        <p className="map-note" role="status">
          {t('The map could not be loaded. It comes back with the network.')}
        </p>
      )}
    </>
  )
}

type Bounds = ReturnType<typeof boundsOf>

/** All that is to be seen; a single point is seen at any height. */
function viewOf(bounds: Bounds | null) {
  if (!bounds || (bounds[0] === bounds[2] && bounds[1] === bounds[3])) return undefined
  return { bounds, fitBoundsOptions: inSight }
}

function cornersOf(circle: NonNullable<MapViewProps['circle']>) {
  const ring = circleFeature(circle).geometry.coordinates[0] ?? []
  return ring.map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }))
}
