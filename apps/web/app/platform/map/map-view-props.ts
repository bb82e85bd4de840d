import type { Point } from '@washline/contract/maps/geo'

export type PinVariant = 'pickup' | 'washer' | 'place'

export interface MapPin {
  id: string
  point: Point
  /** The accessible label. */
  label: string
  variant?: PinVariant
  /** Makes it movable: by dragging, or by the arrow keys while it has the focus. */
  onMove?: ((point: Point) => void) | undefined
  /** Makes it pressable. */
  onChoose?: (() => void) | undefined
}

export interface MapViewProps {
  /** The accessible name of the map. */
  label: string
  pins?: readonly MapPin[]
  /** The initial centre without pins; the demo city by default. */
  center?: Point
  zoom?: number
  /** Drawn as a dashed line. */
  route?: readonly Point[]
  /** Drawn dashed: the radius of a search or of a Washer. */
  circle?: { center: Point; radiusM: number }
  /** A tap on the map itself. */
  onPick?: (point: Point) => void
}
