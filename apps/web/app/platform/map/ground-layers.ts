import type { LayerSpecification } from 'maplibre-gl'
import type { MapInks, MapTheme } from './map-inks.ts'

const only = (...kinds: string[]): ['in', ['get', 'k'], ['literal', string[]]] => [
  'in',
  ['get', 'k'],
  ['literal', kinds],
]

/** Sea, land and borders of the whole world; the land is textured up close, so that no place is an empty map. */
const worldLayers = (theme: MapTheme, ink: MapInks): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': ink.water } },
  { id: 'land', type: 'fill', source: 'world', filter: only('land'), paint: { 'fill-color': ink.land } },
  {
    id: 'weave',
    type: 'fill',
    source: 'world',
    filter: only('land'),
    minzoom: 8,
    paint: { 'fill-pattern': `weave-${theme}`, 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 8, 0, 11, 1] },
  },
  {
    id: 'coast',
    type: 'line',
    source: 'world',
    filter: only('land'),
    paint: { 'line-color': ink.shore, 'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.6, 6, 1.6, 12, 2.5] },
  },
  {
    id: 'graticule',
    type: 'line',
    source: 'world',
    filter: only('graticule'),
    maxzoom: 7,
    paint: { 'line-color': ink.stitch, 'line-opacity': 0.45, 'line-width': 0.8, 'line-dasharray': [2, 4] },
  },
  {
    id: 'border',
    type: 'line',
    source: 'world',
    filter: only('border'),
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': ink.stitch,
      'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.7, 8, 1.8],
      'line-dasharray': [4, 2.5],
    },
  },
]

/** The details of the demo city: built-up area, parks, water and blocks. */
const cityLayers = (ink: MapInks): LayerSpecification[] => [
  {
    id: 'town',
    type: 'fill',
    source: 'city',
    filter: only('town'),
    minzoom: 8,
    paint: { 'fill-color': ink.town, 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 8, 0, 9.5, 1] },
  },
  { id: 'park', type: 'fill', source: 'city', filter: only('park'), minzoom: 9, paint: { 'fill-color': ink.park } },
  {
    id: 'park-edge',
    type: 'line',
    source: 'city',
    filter: only('park'),
    minzoom: 13,
    paint: {
      'line-color': ink.parkEdge,
      'line-width': 1.4,
      'line-offset': 4,
      'line-dasharray': [3, 2.5],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0, 14, 1],
    },
  },
  {
    id: 'water',
    type: 'fill',
    source: 'city',
    filter: only('water'),
    minzoom: 7,
    paint: { 'fill-color': ink.water, 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 7, 0, 8.5, 1] },
  },
  {
    id: 'shore',
    type: 'line',
    source: 'city',
    filter: only('water'),
    minzoom: 10,
    paint: { 'line-color': ink.shore, 'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.6, 16, 2] },
  },
  {
    id: 'building',
    type: 'fill',
    source: 'buildings',
    minzoom: 13.5,
    paint: {
      'fill-color': ink.block,
      'fill-outline-color': ink.blockEdge,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13.5, 0, 14.6, 1],
    },
  },
]

/** Everything below the roads. */
export const groundLayers = (theme: MapTheme, ink: MapInks): LayerSpecification[] => [
  ...worldLayers(theme, ink),
  ...cityLayers(ink),
]
