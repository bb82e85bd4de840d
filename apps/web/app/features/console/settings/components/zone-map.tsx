import type { Demand } from '@washline/contract/zones/endpoints'
import { type Corner, cornerOf, microdegrees } from '@washline/contract/zones/outline'
import type { Zone } from '@washline/contract/zones/zone'
import { t } from '../../../../platform/i18n/i18n.ts'
import { MapView } from '../../../../platform/map/map-view.tsx'
import type { MapArea, MapPin } from '../../../../platform/map/map-view-props.ts'

const pointOf = ([x, y]: Corner) => ({ longitude: x / microdegrees, latitude: y / microdegrees })
/** Half of a grid cell. */
const halfCell = 0.0025

interface ZoneMapProps {
  zones: readonly Zone[]
  demand: Demand['cells']
  /** The zone that is drawn: its corners can be moved, and a tap adds one. */
  drawn?: { id: string; corners: readonly Corner[]; onCorners: (corners: readonly Corner[]) => void } | undefined
}

/** The zones, and where people wait for one. Without a pointer, the list of corners in the form does the same. */
export function ZoneMap({ zones, demand, drawn }: ZoneMapProps) {
  const others = zones.filter(({ id }) => id !== drawn?.id)
  const areas: MapArea[] = [
    ...others
      .toReversed()
      .flatMap(({ outline }, place) => (outline ? [{ id: `zone-${place}`, points: outline.map(pointOf) }] : [])),
    ...demand.map(({ latitude, longitude }, place) => ({
      id: `waiting-${place}`,
      isWarm: true,
      points: [
        { latitude: latitude - halfCell, longitude: longitude - halfCell },
        { latitude: latitude - halfCell, longitude: longitude + halfCell },
        { latitude: latitude + halfCell, longitude: longitude + halfCell },
        { latitude: latitude + halfCell, longitude: longitude - halfCell },
      ],
    })),
    ...(drawn ? [{ id: 'drawn', points: drawn.corners.map(pointOf), isChosen: true }] : []),
  ]
  const pins: MapPin[] = (drawn?.corners ?? []).map((corner, index) => ({
    id: `corner-${index}`,
    point: pointOf(corner),
    label: t('Corner {number}', { number: index + 1 }),
    onMove: (to) => drawn?.onCorners(drawn.corners.with(index, cornerOf(to))),
  }))
  return (
    <div className="console-map">
      <MapView
        label={t('Map of the zones')}
        areas={areas}
        pins={pins}
        {...(drawn && { onPick: (point) => drawn.onCorners([...drawn.corners, cornerOf(point)]) })}
      />
    </div>
  )
}
