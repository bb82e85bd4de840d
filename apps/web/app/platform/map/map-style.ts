import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { groundLayers } from './ground-layers.ts'
import { labelLayers } from './label-layers.ts'
import { type MapTheme, mapInks } from './map-inks.ts'
import { roadLayers } from './road-layers.ts'

export const mapAttribution = 'Made with Natural Earth · Cities © GeoNames, CC BY 4.0'

/** What is drawn, the lowest first: by the live map, and by its still picture. */
export const mapLayers = (theme: MapTheme): LayerSpecification[] => {
  const ink = mapInks[theme]
  return [...groundLayers(theme, ink), ...roadLayers(ink), ...labelLayers(ink)]
}

/**
 * The built-in map: the demo city and a coarse world, two colours, no network beyond this server. `baseUrl` is an
 * origin.
 */
export const mapStyle = (theme: MapTheme, baseUrl: string): StyleSpecification => {
  const folder = `${baseUrl.replace(/\/+$/, '')}/map`
  const file = (name: string) => `${folder}/${name}.geojson`
  return {
    version: 8,
    name: `Washline ${theme}`,
    sprite: `${folder}/weave`,
    sources: {
      world: { type: 'geojson', data: file('world'), maxzoom: 9, tolerance: 0.2, attribution: mapAttribution },
      cities: { type: 'geojson', data: file('cities'), maxzoom: 9 },
      buildings: { type: 'geojson', data: file('buildings'), maxzoom: 15, tolerance: 0.1 },
      city: { type: 'geojson', data: file('city'), maxzoom: 15, tolerance: 0.2, buffer: 128 },
    },
    layers: mapLayers(theme),
  }
}
