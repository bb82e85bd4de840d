import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapInks } from './map-inks.ts'

type Widths = readonly (readonly [zoom: number, pixels: number])[]
interface RoadClass {
  readonly kind: string
  readonly from: number
  readonly widths: Widths
}

/** From the smallest to the largest: later ones are drawn over earlier ones. */
const classes: readonly RoadClass[] = [
  {
    kind: 'street',
    from: 12,
    widths: [
      [12, 0.5],
      [13, 1.1],
      [14, 2.6],
      [15, 5],
      [16, 10],
      [18, 34],
    ],
  },
  {
    kind: 'collector',
    from: 11,
    widths: [
      [11, 0.6],
      [12, 1.2],
      [13, 2.4],
      [14, 4.2],
      [15, 7.5],
      [16, 14],
      [18, 44],
    ],
  },
  {
    kind: 'avenue',
    from: 9.5,
    widths: [
      [9.5, 0.6],
      [11, 1.6],
      [12, 2.8],
      [13, 4.4],
      [14, 7],
      [15, 11],
      [16, 19],
      [18, 58],
    ],
  },
  {
    kind: 'ring',
    from: 8.5,
    widths: [
      [8.5, 0.7],
      [11, 2.2],
      [12, 3.4],
      [13, 5],
      [14, 8],
      [15, 12],
      [16, 20],
      [18, 60],
    ],
  },
  {
    kind: 'motorway',
    from: 10,
    widths: [
      [10, 1],
      [11, 2.4],
      [12, 3.8],
      [13, 5.4],
      [14, 8.6],
      [15, 13],
      [16, 22],
      [18, 64],
    ],
  },
]

const width = (widths: Widths, more: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...widths.flatMap(([zoom, pixels]) => [zoom, pixels + (pixels < 1.2 ? more / 2 : more)]),
]

const isKind = (kind: string): ExpressionSpecification => ['==', ['get', 'k'], kind]
const joined = { 'line-cap': 'round', 'line-join': 'round' } as const

/**
 * Roads with a stitched casing; the railway is a running stitch. All casings are below all roads, so that crossings are
 * open.
 */
export const roadLayers = (ink: MapInks): LayerSpecification[] => [
  {
    id: 'rail',
    type: 'line',
    source: 'city',
    filter: isKind('rail'),
    minzoom: 10,
    paint: {
      'line-color': ink.rail,
      'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.8, 13, 1.6, 16, 3],
      'line-dasharray': [3.5, 2],
    },
  },
  ...classes.map(
    ({ kind, from, widths }): LayerSpecification => ({
      id: `${kind}-case`,
      type: 'line',
      source: 'city',
      filter: isKind(kind),
      minzoom: from,
      layout: joined,
      paint: {
        'line-color': kind === 'motorway' ? ink.motorwayCase : ink.case,
        'line-width': width(widths, kind === 'motorway' ? 2.4 : 2),
        'line-opacity': ['interpolate', ['linear'], ['zoom'], from, 0.2, from + 1.2, kind === 'motorway' ? 0.85 : 1],
      },
    }),
  ),
  ...classes.map(
    ({ kind, from, widths }): LayerSpecification => ({
      id: kind,
      type: 'line',
      source: 'city',
      filter: isKind(kind),
      minzoom: from,
      layout: joined,
      paint: {
        'line-color': kind === 'motorway' ? ink.motorway : ink.road,
        'line-width': width(widths, 0),
        'line-opacity': ['interpolate', ['linear'], ['zoom'], from, 0.3, from + 0.8, 1],
      },
    }),
  ),
  {
    id: 'motorway-seam',
    type: 'line',
    source: 'city',
    filter: ['in', ['get', 'k'], ['literal', ['motorway', 'ring']]],
    minzoom: 14,
    paint: { 'line-color': ink.stitch, 'line-width': 1.2, 'line-dasharray': [5, 4] },
  },
]
