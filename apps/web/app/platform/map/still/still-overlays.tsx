import type { Point } from '@washline/contract/maps/geo'
import { type MapTheme, overlayInks } from '../map-inks.ts'
import { circleCorners } from '../map-shapes.ts'
import type { MapViewProps } from '../map-view-props.ts'
import { type Projection, toPixel } from './mercator.ts'

export interface StillOverlaysProps extends Pick<MapViewProps, 'circle' | 'route' | 'areas'> {
  view: Projection
  theme: MapTheme
}

/** The circle, the route and the outlines, as the live map draws them. */
export function StillOverlays({ circle, route = [], areas = [], view, theme }: StillOverlaysProps) {
  const { line, warm, shade } = overlayInks[theme]
  const { width, height } = view.size
  const path = (points: readonly Point[]) => `M${points.map((point) => toPixel(point, view).join(' ')).join('L')}`
  return (
    <svg className="map-still" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {areas
        .filter(({ points }) => points.length > 1)
        .map(({ id, points, isWarm, isChosen }) => (
          <path
            key={id}
            d={`${path(points)}Z`}
            fill={isWarm ? warm : line}
            fillOpacity={isWarm ? 0.35 : 0.12}
            stroke={isWarm ? warm : line}
            strokeWidth={isChosen ? 4 : 2}
          />
        ))}
      {circle?.isOpen && (
        <path
          d={`M0 0H${width}V${height}H0Z${path(circleCorners(circle))}Z`}
          fillRule="evenodd"
          fill={shade}
          fillOpacity={0.12}
        />
      )}
      {circle && (
        <path
          d={`${path(circleCorners(circle))}Z`}
          fill={circle.isOpen ? 'none' : line}
          fillOpacity={0.08}
          stroke={line}
          strokeWidth={2}
          strokeDasharray="6 4"
        />
      )}
      {route.length > 1 && (
        <path
          d={path(route)}
          fill="none"
          stroke={line}
          strokeWidth={4}
          strokeDasharray="8 8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
