import { useMemo, useRef, useState } from 'react'
import { AttributionControl, Map as MapLibre, type MapRef, NavigationControl } from 'react-map-gl/maplibre'
import { useConfig } from '../api/use-config.ts'
import { t } from '../i18n/i18n.ts'
import { maplibre } from './load-maplibre.ts'
import { mapInks } from './map-inks.ts'
import { MapLoading } from './map-loading.tsx'
import { MapMarkCanvas } from './map-mark-canvas.tsx'
import { MapMarker } from './map-marker.tsx'
import { MapOverlays } from './map-overlays.tsx'
import { demoCityView, mapStyle } from './map-style.ts'
import { MapSurroundings } from './map-surroundings.tsx'
import type { MapPin, MapViewProps } from './map-view-props.ts'
import { useFittedView } from './use-fitted-view.ts'
import { useMapAttempt } from './use-map-attempt.ts'
import { useMapTheme } from './use-map-theme.ts'

/** Finer is invisible on a map, and each step doubles the pixels. */
const finestPixels = 2

const noPins: readonly MapPin[] = []

export function MapCanvas(props: MapViewProps) {
  const { pins = noPins, marks, center, zoom = demoCityView.zoom, route, circle, areas, onPick } = props
  const theme = useMapTheme()
  const config = useConfig()
  const styleUrl = config?.maps.style_url
  const style = useMemo(() => styleUrl ?? mapStyle(theme, location.origin), [styleUrl, theme])
  const map = useRef<MapRef>(null)
  const [loadedAttempt, setLoadedAttempt] = useState(-1)
  const { attempt, hasFailed, fail } = useMapAttempt()
  const isLoaded = loadedAttempt === attempt
  /** Land and sea are loaded; the town's details may follow. */
  const [drawnAttempt, setDrawnAttempt] = useState(-1)
  const isDrawn = isLoaded || drawnAttempt === attempt
  const openedView = useFittedView(map, {
    pins: areas ? noPins : pins,
    marks: areas ? areas.flatMap(({ points }) => points.map((point) => ({ point }))) : marks?.marks,
    route,
    circle,
    zoom,
    attempt,
    isLoaded,
  })
  if (!config) return <MapLoading />
  return (
    <>
      {!isDrawn && !hasFailed && <MapLoading />}
      <MapLibre
        key={attempt}
        ref={map}
        mapLib={maplibre}
        mapStyle={style}
        locale={localeOfMap()}
        initialViewState={{ ...demoCityView, ...center, ...(pins[0] ?? marks?.marks[0])?.point, zoom, ...openedView }}
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
          onClick: ({ lngLat }: { lngLat: { lng: number; lat: number } }) =>
            onPick({ longitude: lngLat.lng, latitude: lngLat.lat }),
        })}
      >
        <AttributionControl position="top-left" compact={false} />
        <NavigationControl position="top-right" showCompass={false} />
        {!styleUrl && isLoaded && <MapSurroundings ink={mapInks[theme]} />}
        <MapOverlays circle={circle} route={route} areas={areas} theme={theme} />
        {marks && <MapMarkCanvas {...marks} />}
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

const localeOfMap = () => ({
  'Map.Title': t('Map'),
  'NavigationControl.ZoomIn': t('Zoom in'),
  'NavigationControl.ZoomOut': t('Zoom out'),
})
