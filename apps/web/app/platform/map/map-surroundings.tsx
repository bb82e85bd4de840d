import { useEffect, useState } from 'react'
import { Layer, Source, useMap } from 'react-map-gl/maplibre'
import { formatDistance } from '../format/distance.ts'
import { t } from '../i18n/i18n.ts'
import { type Bounds, graticule } from './graticule.ts'
import { labelFont } from './label-layers.ts'
import type { MapInks } from './map-inks.ts'
import { demoCityView } from './map-style.ts'
import { type NearCity, nearestCity } from './nearest-city.ts'

const fromZoom = 7
const townReachDegrees = 0.12

interface Sight {
  bounds: Bounds
  zoom: number
  city: NearCity | undefined
}

const isInTown = (longitude: number, latitude: number) =>
  Math.abs(longitude - demoCityView.longitude) < townReachDegrees &&
  Math.abs(latitude - demoCityView.latitude) < townReachDegrees

/** What is shown far from the drawn town: labelled meridians and parallels, and the nearest city. */
export function MapSurroundings({ ink }: { ink: MapInks }) {
  const { current: map } = useMap()
  const [sight, setSight] = useState<Sight>()

  useEffect(() => {
    if (!map) return
    const variant = () => {
      const center = map.getCenter().wrap()
      const zoom = map.getZoom()
      if (zoom < fromZoom || isInTown(center.lng, center.lat)) return setSight(undefined)
      const point = { longitude: center.lng, latitude: center.lat }
      const cities = map.getSource('cities') ? map.querySourceFeatures('cities') : []
      const [[west, south], [east, north]] = map.getBounds().toArray() as [[number, number], [number, number]]
      setSight({ bounds: [west, south, east, north], zoom, city: nearestCity(cities, point) })
    }
    variant()
    map.on('moveend', variant)
    map.once('idle', variant)
    return () => {
      map.off('moveend', variant)
      map.off('idle', variant)
    }
  }, [map])

  if (!sight) return null
  const { bounds, zoom, city } = sight
  return (
    <>
      <Source id="graticule" type="geojson" data={graticule(bounds, zoom)}>
        <Layer
          id="graticule-line"
          type="line"
          beforeId="city-dot"
          paint={{ 'line-color': ink.stitch, 'line-width': 1, 'line-dasharray': [2, 4] }}
        />
        <Layer
          id="graticule-name"
          type="symbol"
          beforeId="city-dot"
          layout={{
            'symbol-placement': 'line-center',
            'text-field': ['get', 'n'],
            'text-font': [...labelFont],
            'text-size': 11,
          }}
          paint={{ 'text-color': ink.label, 'text-halo-color': ink.halo, 'text-halo-width': 2 }}
        />
      </Source>
      {city && (
        <p className="map-note">
          {t('Nearest city: {city}, {distance}', { city: city.name, distance: formatDistance(city.meters) })}
        </p>
      )}
    </>
  )
}
