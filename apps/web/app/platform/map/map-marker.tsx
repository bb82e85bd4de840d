import { wrapLongitude } from '@washline/contract/maps/geo'
import type { KeyboardEvent } from 'react'
import { Marker, useMap } from 'react-map-gl/maplibre'
import { t } from '../i18n/i18n.ts'
import { MapDisc } from './map-disc.tsx'
import { MapPinDrawing } from './map-pin-drawing.tsx'
import type { MapPin } from './map-view-props.ts'

const stepPx = 12
const arrows: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
}

export function MapMarker({ pin }: { pin: MapPin }) {
  const { current: map } = useMap()
  const { point, label, variant = 'place', onMove } = pin
  const isDisc = variant === 'asked' || variant === 'other'
  const move = (to: { lng: number; lat: number }) => onMove?.({ longitude: wrapLongitude(to.lng), latitude: to.lat })
  const step = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by || !map) return
    event.preventDefault()
    event.stopPropagation()
    const at = map.project([point.longitude, point.latitude])
    move(map.unproject([at.x + by[0], at.y + by[1]]))
  }
  return (
    <Marker
      longitude={point.longitude}
      latitude={point.latitude}
      anchor={isDisc ? 'center' : 'bottom'}
      draggable={Boolean(onMove)}
      onDragEnd={(event) => move(event.lngLat)}
    >
      {onMove ? (
        <button
          type="button"
          className="map-pin-button"
          aria-label={t('{label}. Move it with the arrow keys.', { label })}
          onKeyDown={step}
          onClick={(event) => event.stopPropagation()}
        >
          <PinShape pin={pin} />
        </button>
      ) : (
        <span role="img" aria-label={label}>
          <PinShape pin={pin} />
        </span>
      )}
    </Marker>
  )
}

function PinShape({ pin }: { pin: MapPin }) {
  const { variant = 'place' } = pin
  return variant === 'asked' || variant === 'other' ? <MapDisc pin={pin} /> : <MapPinDrawing variant={variant} />
}
