import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapInks } from './map-inks.ts'

/** Without a glyphs address these are drawn with the page's own fonts. */
export const labelFont = ['Instrument Sans Variable', 'system-ui', 'sans-serif']
/** The renderer reads the weight from the first family's name and the glyphs from the next one. */
const strong = ['Washline Semibold', ...labelFont]
const display = ['Washline Extra Bold', 'Bricolage Grotesque Variable', ...labelFont]
const name: ExpressionSpecification = ['get', 'n']
const isKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'k'], ['literal', kinds]]
const notMotorway = ['street', 'collector', 'avenue', 'ring']

const streetNames = (ink: MapInks, id: string, kinds: string[], from: number, size: number): LayerSpecification => ({
  id,
  type: 'symbol',
  source: 'city',
  filter: isKind(...kinds),
  minzoom: from,
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 420,
    'text-field': name,
    'text-font': labelFont,
    'text-size': ['interpolate', ['linear'], ['zoom'], from, size, 17, size + 3],
    'text-letter-spacing': 0.02,
    'text-max-angle': 28,
    'text-padding': 6,
  },
  paint: { 'text-color': ink.label, 'text-halo-color': ink.roadHalo, 'text-halo-width': 1.8 },
})

const roadLabels = (ink: MapInks): LayerSpecification[] => [
  streetNames(ink, 'street-name', ['street'], 15, 11),
  streetNames(ink, 'collector-name', ['collector'], 14, 11),
  streetNames(ink, 'avenue-name', ['avenue', 'ring'], 12.6, 11.5),
  {
    id: 'motorway-name',
    type: 'symbol',
    source: 'city',
    filter: ['all', isKind('motorway'), ['!', isKind(...notMotorway)]],
    minzoom: 10,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 500,
      'text-field': name,
      'text-font': strong,
      'text-size': 11,
      'text-rotation-alignment': 'viewport',
    },
    paint: { 'text-color': ink.title, 'text-halo-color': ink.roadHalo, 'text-halo-width': 3 },
  },
]

const natureLabels = (ink: MapInks): LayerSpecification[] => [
  {
    id: 'river-name',
    type: 'symbol',
    source: 'city',
    filter: isKind('river'),
    minzoom: 11.5,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 600,
      'text-field': name,
      'text-font': labelFont,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11.5, 11, 16, 16],
      'text-letter-spacing': 0.18,
    },
    paint: { 'text-color': ink.waterLabel, 'text-halo-color': ink.water, 'text-halo-width': 1.5 },
  },
  {
    id: 'park-name',
    type: 'symbol',
    source: 'city',
    filter: ['all', isKind('park'), ['has', 'n']],
    minzoom: 12.8,
    layout: {
      'text-field': name,
      'text-font': strong,
      'text-size': ['interpolate', ['linear'], ['zoom'], 12.8, 11, 16, 14],
      'text-max-width': 7,
    },
    paint: { 'text-color': ink.parkLabel, 'text-halo-color': ink.park, 'text-halo-width': 1.6 },
  },
]

const placeLabels = (ink: MapInks): LayerSpecification[] => [
  {
    id: 'place-dot',
    type: 'circle',
    source: 'city',
    filter: isKind('place'),
    minzoom: 14.4,
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 14.4, 2.5, 17, 5],
      'circle-color': ['match', ['get', 'p'], 'hotel', ink.waterLabel, ['hospital', 'station'], ink.title, ink.label],
      'circle-stroke-color': ink.halo,
      'circle-stroke-width': 1.6,
    },
  },
  {
    id: 'place-name',
    type: 'symbol',
    source: 'city',
    filter: isKind('place'),
    minzoom: 14.4,
    layout: {
      'text-field': name,
      'text-font': strong,
      'text-size': ['interpolate', ['linear'], ['zoom'], 14.4, 11, 17, 13],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.7,
      'text-justify': 'auto',
      'text-max-width': 8,
      'text-padding': 4,
    },
    paint: { 'text-color': ink.title, 'text-halo-color': ink.halo, 'text-halo-width': 1.8 },
  },
  {
    id: 'district-name',
    type: 'symbol',
    source: 'city',
    filter: isKind('district'),
    minzoom: 11.2,
    maxzoom: 15,
    layout: {
      'text-field': ['upcase', name],
      'text-font': strong,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11.2, 10, 14, 13],
      'text-letter-spacing': 0.14,
      'text-max-width': 7,
      'text-padding': 8,
    },
    paint: { 'text-color': ink.label, 'text-halo-color': ink.halo, 'text-halo-width': 2 },
  },
]

const cityLabels = (ink: MapInks): LayerSpecification[] => [
  {
    id: 'city-dot',
    type: 'circle',
    source: 'cities',
    minzoom: 3,
    maxzoom: 11,
    filter: ['<', ['get', 'r'], ['step', ['zoom'], 60, 4, 180, 5, 500, 6, 1900]],
    paint: {
      'circle-radius': 2.4,
      'circle-color': ink.halo,
      'circle-stroke-color': ink.title,
      'circle-stroke-width': 1.4,
    },
  },
  {
    id: 'city-name',
    type: 'symbol',
    source: 'cities',
    minzoom: 2,
    filter: ['<', ['get', 'r'], ['step', ['zoom'], 24, 3, 60, 4, 180, 5, 500, 6, 1900]],
    layout: {
      'text-field': name,
      'text-font': strong,
      'text-size': ['interpolate', ['linear'], ['zoom'], 2, 10.5, 6, 13, 11, 20],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.6,
      'symbol-sort-key': ['get', 'r'],
      'text-padding': 4,
    },
    paint: { 'text-color': ink.title, 'text-halo-color': ink.halo, 'text-halo-width': 1.8 },
  },
  {
    id: 'demo-city-name',
    type: 'symbol',
    source: 'city',
    filter: isKind('city'),
    minzoom: 3,
    maxzoom: 11.6,
    layout: {
      'text-field': name,
      'text-font': display,
      'text-size': ['interpolate', ['linear'], ['zoom'], 3, 12, 8, 17, 11, 26],
      'text-allow-overlap': true,
    },
    paint: { 'text-color': ink.title, 'text-halo-color': ink.halo, 'text-halo-width': 2.4 },
  },
]

/** Labels; where they compete for room, the later ones win: cities over places, places over streets. */
export const labelLayers = (ink: MapInks): LayerSpecification[] => [
  ...roadLabels(ink),
  ...natureLabels(ink),
  ...placeLabels(ink),
  ...cityLabels(ink),
]
