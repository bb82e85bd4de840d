import type { LayerSpecification } from 'maplibre-gl'
import { memo, useId } from 'react'
import { formatDistance } from '../../format/distance.ts'
import { t } from '../../i18n/i18n.ts'
import { type Bounds, graticule } from '../graticule.ts'
import { graticuleLayers } from '../graticule-layers.ts'
import { type MapTheme, mapInks } from '../map-inks.ts'
import { mapLayers } from '../map-style.ts'
import { nearestCity } from '../nearest-city.ts'
import { isTown, surroundingsFrom } from '../town.ts'
import { type DrawnPath, drawGround, type Ground } from './draw-ground.ts'
import { type DrawnLabel, drawDots, drawLabels, rowHeight } from './draw-labels.ts'
import { groundShapes } from './ground-shapes.ts'
import { isTownOnly } from './load-ground.ts'
import { fromUnit, middleOf, type Projection, toPlace } from './mercator.ts'

export interface StillGroundProps {
  ground: Ground
  view: Projection
  theme: MapTheme
}

/** The live map's ground, drawn once by its style and its files. */
export const StillGround = memo(function StillGround({ ground, view, theme }: StillGroundProps) {
  const ink = mapInks[theme]
  const weave = useId()
  const middle = middleOf(view)
  const isFar = view.zoom >= surroundingsFrom && !isTown(middle)
  const layers = [...mapLayers(theme), ...(isFar ? graticuleLayers(ink) : [])]
  const sources = isFar ? { ...ground, graticule: linesAround(view) } : ground
  const { width, height } = view.size
  return (
    <>
      <svg className="map-still" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <Weave id={weave} theme={theme} />
        <rect width={width} height={height} fill={isTownOnly(view) || !ground.world ? ink.land : ink.water} />
        {layers.map((layer) => (
          <GroundLayer key={layer.id} layer={layer} ground={sources} view={view} weave={weave} />
        ))}
        {drawDots(layers, sources, view).map(({ x, y, radius, fill, stroke, width: edge }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={fill} stroke={stroke} strokeWidth={edge} />
        ))}
        {drawLabels(layers, sources, view).map((label) => (
          <GroundLabel key={`${label.rows.join(' ')} ${label.x} ${label.y}`} label={label} />
        ))}
      </svg>
      {isFar && <NearCity ground={ground} view={view} />}
    </>
  )
})

function linesAround(view: Projection) {
  const [{ longitude: west, latitude: north }, { longitude: east, latitude: south }] = [
    toPlace([0, 0], view),
    toPlace([view.size.width, view.size.height], view),
  ]
  const bounds: Bounds = [west, south, east < west ? east + 360 : east, north]
  return groundShapes(graticule(bounds, view.zoom).features)
}

function NearCity({ ground, view }: Pick<StillGroundProps, 'ground' | 'view'>) {
  const city = nearestCity(
    (ground.cities ?? []).map(({ properties, lines }) => {
      const { longitude, latitude } = fromUnit(lines[0]?.[0] ?? [0, 0])
      return { properties, geometry: { type: 'Point' as const, coordinates: [longitude, latitude] } }
    }),
    middleOf(view),
  )
  if (!city) return null
  return (
    <p className="map-note">
      {t('Nearest city: {city}, {distance}', { city: city.name, distance: formatDistance(city.meters) })}
    </p>
  )
}

const weaveSide = 64

/** The texture of land without streets: half of the map's sprite, repeated. */
function Weave({ id, theme }: { id: string; theme: MapTheme }) {
  return (
    <pattern id={id} width={weaveSide} height={weaveSide} patternUnits="userSpaceOnUse">
      <image href="/map/weave@2x.png" x={theme === 'light' ? 0 : -weaveSide} width={2 * weaveSide} height={weaveSide} />
    </pattern>
  )
}

interface GroundLayerProps extends Pick<StillGroundProps, 'ground' | 'view'> {
  layer: LayerSpecification
  weave: string
}

/** One layer, so that React may stop between two. */
const GroundLayer = ({ layer, ground, view, weave }: GroundLayerProps) =>
  drawGround([layer], ground, view).map((path) => <GroundPath key={path.id} path={path} weave={weave} />)

function GroundPath({ path, weave }: { path: DrawnPath; weave: string }) {
  const { d, fill, stroke, width, dashes, opacity, isRound } = path
  const isWoven = fill.startsWith('url(')
  return (
    <path
      d={d}
      fill={isWoven ? `url(#${weave})` : fill}
      fillRule="evenodd"
      stroke={isWoven ? 'none' : stroke}
      strokeWidth={width}
      strokeDasharray={dashes}
      opacity={opacity}
      {...(isRound && { strokeLinecap: 'round', strokeLinejoin: 'round' })}
    />
  )
}

function GroundLabel({ label }: { label: DrawnLabel }) {
  const { rows, x, y, angle, anchor, size, isStrong, spacing, ink, halo, haloWidth } = label
  return (
    <text
      transform={`translate(${x} ${y})${angle === 0 ? '' : ` rotate(${angle})`}`}
      textAnchor={anchor}
      dominantBaseline="central"
      fontSize={size}
      fontWeight={isStrong ? 650 : 500}
      letterSpacing={spacing}
      fill={ink}
      stroke={halo}
      strokeWidth={haloWidth}
    >
      {rows.map((row, index) => (
        <tspan key={row} x={0} y={(index - (rows.length - 1) / 2) * size * rowHeight}>
          {row}
        </tspan>
      ))}
    </text>
  )
}
