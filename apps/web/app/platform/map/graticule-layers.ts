import type { LineLayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { labelFont } from './label-layers.ts'
import type { MapInks } from './map-inks.ts'

/** The meridians and parallels of `graticule`, with their degrees. */
export const graticuleLayers = (ink: MapInks): (LineLayerSpecification | SymbolLayerSpecification)[] => [
  {
    id: 'graticule-line',
    type: 'line',
    source: 'graticule',
    paint: { 'line-color': ink.stitch, 'line-width': 1, 'line-dasharray': [2, 4] },
  },
  {
    id: 'graticule-name',
    type: 'symbol',
    source: 'graticule',
    layout: {
      'symbol-placement': 'line-center',
      'text-field': ['get', 'n'],
      'text-font': labelFont,
      'text-size': 11,
    },
    paint: { 'text-color': ink.label, 'text-halo-color': ink.halo, 'text-halo-width': 2 },
  },
]
