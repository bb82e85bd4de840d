import { useEffect, useState } from 'react'
import { Layer, Source, useMap } from 'react-map-gl/maplibre'
import { formatDistance } from '../format/distance.ts'
import { t } from '../i18n/i18n.ts'
import { type Bounds, graticule } from './graticule.ts'
import { graticuleLayers } from './graticule-layers.ts'
import type { MapInks } from './map-inks.ts'
import { type NearCity, nearestCity } from './nearest-city.ts'
import { isTown, surroundingsFrom } from './town.ts'

interface Sight {
  bounds: Bounds
  zoom: number
  city: NearCity | undefined
}

/** What is shown far from the drawn town: labelled meridians and parallels, and the nearest city. */
export function MapSurroundings({ ink }: { ink: MapInks }) {
  const { current: map } = useMap()
  const [sight, setSight] = useState<Sight>()

  useEffect(() => {
    if (!map) return
    const variant = () => {
      const center = map.getCenter().wrap()
      const zoom = map.getZoom()
      const point = { longitude: center.lng, latitude: center.lat }
      if (zoom < surroundingsFrom || isTown(point)) return setSight(undefined)
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
        {graticuleLayers(ink).map((layer) => (
          <Layer key={layer.id} beforeId="city-dot" {...layer} />
        ))}
      </Source>
      {city && (
        <p className="map-note">
          {t('Nearest city: {city}, {distance}', { city: city.name, distance: formatDistance(city.meters) })}
        </p>
      )}
    </>
  )
}
