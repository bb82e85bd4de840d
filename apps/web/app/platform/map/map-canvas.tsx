import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { AttributionControl, Map as MapLibre, type MapRef, NavigationControl } from 'react-map-gl/maplibre'
import { useConfig } from '../api/use-config.ts'
import { t } from '../i18n/i18n.ts'
import { maplibre } from './load-maplibre.ts'
import { mapInks } from './map-inks.ts'
import { MapLoading } from './map-loading.tsx'
import { MapMarkCanvas } from './map-mark-canvas.tsx'
import { MapMarker } from './map-marker.tsx'
import { MapOverlays } from './map-overlays.tsx'
import { mapStyle } from './map-style.ts'
import { MapSurroundings } from './map-surroundings.tsx'
import type { MapPin, MapViewProps } from './map-view-props.ts'
import type { Camera } from './still/mercator.ts'
import { demoCityView } from './town.ts'
import { useFittedView } from './use-fitted-view.ts'
import { useMapAttempt } from './use-map-attempt.ts'
import { useMapTheme } from './use-map-theme.ts'

/** Finer is invisible on a map, and each step doubles the pixels. */
const finestPixels = 2

const noPins: readonly MapPin[] = []

export interface MapCanvasProps extends MapViewProps {
  /** What the still picture shows: the live map opens at the same. */
  opened: RefObject<Camera | undefined>
  /** The pins are in their places, over a ground that is still to come. */
  onPlaced: () => void
  onDrawn: () => void
}

export function MapCanvas(props: MapCanvasProps) {
  const {
    opened,
    onPlaced,
    onDrawn,
    pins = noPins,
    marks,
    center,
    zoom = demoCityView.zoom,
    route,
    circle,
    areas,
    onPick,
  } = props
  const theme = useMapTheme()
  const config = useConfig()
  const styleUrl = config?.maps.style_url
  const style = useMemo(() => styleUrl ?? mapStyle(theme, location.origin), [styleUrl, theme])
  const map = useRef<MapRef>(null)
  const [loadedAttempt, setLoadedAttempt] = useState(-1)
  const { attempt, hasFailed, fail } = useMapAttempt()
  const isLoaded = loadedAttempt === attempt
  const openedView = useFittedView(map, {
    pins: areas ? noPins : pins,
    marks: areas ? areas.flatMap(({ points }) => points.map((point) => ({ point }))) : marks?.marks,
    route,
    circle,
    zoom,
    attempt,
    isLoaded,
  })
  const [still] = useState(opened.current)
  const start = attempt === 0 && still ? { ...still.center, zoom: still.zoom } : { zoom, ...openedView }
  if (!config) return null
  return (
    <>
      <MapLibre
        key={attempt}
        ref={map}
        mapLib={maplibre}
        mapStyle={style}
        locale={localeOfMap()}
        initialViewState={{ ...demoCityView, ...center, ...(pins[0] ?? marks?.marks[0])?.point, ...start }}
        fadeDuration={0}
        pixelRatio={Math.min(devicePixelRatio, finestPixels)}
        validateStyle={styleUrl !== undefined}
        style={{ position: 'absolute', inset: 0 }}
        attributionControl={false}
        onLoad={() => {
          setLoadedAttempt(attempt)
          onDrawn()
        }}
        onMoveStart={({ originalEvent }: { originalEvent?: unknown }) => originalEvent !== undefined && onDrawn()}
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
        <Placed onPlaced={onPlaced} />
      </MapLibre>
      {styleUrl && !isLoaded && !hasFailed && <MapLoading />}
      {hasFailed && (
        <p className="map-note" role="status">
          {t('The map could not be loaded. It returns when you are back online.')}
        </p>
      )}
    </>
  )
}

/** Comes after the pins and reports that they are there. */
function Placed({ onPlaced }: Pick<MapCanvasProps, 'onPlaced'>) {
  useEffect(() => {
    const frame = requestAnimationFrame(onPlaced)
    return () => cancelAnimationFrame(frame)
  }, [onPlaced])
  return null
}

const localeOfMap = () => ({
  'Map.Title': t('Map'),
  'NavigationControl.ZoomIn': t('Zoom in'),
  'NavigationControl.ZoomOut': t('Zoom out'),
})
