import { wrapLongitude } from '@washline/contract/maps/geo'
import { Marker, useMap } from 'react-map-gl/maplibre'
import { isDisc } from './is-disc.ts'
import { MapPinMark } from './map-pin-mark.tsx'
import type { MapPin } from './map-view-props.ts'

export function MapMarker({ pin }: { pin: MapPin }) {
  const { current: map } = useMap()
  const { point, variant = 'place', onMove } = pin
  const move = (to: { lng: number; lat: number }) => onMove?.({ longitude: wrapLongitude(to.lng), latitude: to.lat })
  const step = (right: number, down: number) => {
    if (!map) return
    const at = map.project([point.longitude, point.latitude])
    move(map.unproject([at.x + right, at.y + down]))
  }
  return (
    <Marker
      longitude={point.longitude}
      latitude={point.latitude}
      anchor={isDisc(variant) ? 'center' : 'bottom'}
      draggable={Boolean(onMove)}
      onDragEnd={(event) => move(event.lngLat)}
    >
      <MapPinMark pin={pin} onStep={step} />
    </Marker>
  )
}
