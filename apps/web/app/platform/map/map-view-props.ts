import type { Point } from '@washline/contract/maps/geo'
import type { MapMark, MarkVariant } from './map-marks.ts'

/** `asked` and `other` are Washers of a search: a disc with a tag, and a dot. */
export type PinVariant = 'pickup' | 'washer' | 'place' | 'asked' | 'other'

export interface MapPin {
  id: string
  point: Point
  /** The accessible label. */
  label: string
  variant?: PinVariant
  /** Printed below it: a distance, a time. */
  tag?: string | undefined
  /** In place of its glyph: initials. */
  initials?: string | undefined
  /** Makes it movable: by dragging, or by the arrow keys while it has the focus. */
  onMove?: ((point: Point) => void) | undefined
}

export interface MapMarks {
  /** The accessible description of them all. */
  label: string
  variants: readonly MarkVariant[]
  marks: readonly MapMark[]
  onChoose: (marks: readonly MapMark[]) => void
}

/** An outline on the ground. */
export interface MapArea {
  id: string
  points: readonly Point[]
  isChosen?: boolean
  /** Drawn filled in a warm ink. */
  isWarm?: boolean
}

export interface MapViewProps {
  /** The accessible name of the map. */
  label: string
  pins?: readonly MapPin[]
  /** Thousands of places; the map opens where all of them are seen, and stays where it is when they change. */
  marks?: MapMarks
  /** The initial centre without pins; the demo city by default. */
  center?: Point
  zoom?: number
  /** Drawn as a dashed line. */
  route?: readonly Point[]
  /** Drawn dashed: the radius of a search or of a Washer. `isOpen`: clear inside and dimmed outside, and the map may show less than all of it. */
  circle?: { center: Point; radiusM: number; isOpen?: boolean }
  /** Outlines, the lowest first. The map opens where all of them are seen, and stays where it is when they change. */
  areas?: readonly MapArea[]
  /** A tap on the map itself. */
  onPick?: (point: Point) => void
}
