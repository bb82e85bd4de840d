import { type LiveMap, mapStepsPerDegree, risks } from '@washline/contract/console/live'
import { openStatuses, orderProcess } from '@washline/contract/orders/process'
import type { MapMark, MarkVariant } from '../../../../platform/map/map-marks.ts'

export const markKinds = ['overdue', 'risk', 'searching', 'running', 'carrier', 'free'] as const
export type MarkKind = (typeof markKinds)[number]

const variants: Record<MarkKind, MarkVariant> = {
  overdue: { shape: 'diamond', sign: '!', fill: '--coral', ink: '--on-coral', layer: 0 },
  risk: { shape: 'triangle', sign: '!', fill: '--pin', ink: '--on-pin', layer: 0 },
  searching: { shape: 'circle', sign: '?', fill: '--bluing', ink: '--on-bluing', layer: 0 },
  running: { shape: 'square', sign: '', fill: '--sheet', ink: '--ink', layer: 0 },
  carrier: { shape: 'hexagon', sign: 'W', fill: '--rinse', ink: '--bluing', layer: 1 },
  free: { shape: 'hexagon', sign: '+', fill: '--suds', ink: '--on-suds', layer: 2 },
}
/** The most important first. */
export const markVariants = markKinds.map((kind) => variants[kind])

const variantOf = (kind: MarkKind) => markKinds.indexOf(kind)

function kindOf(status: number, risk: number): MarkKind {
  if (risks[risk] === 'overdue') return 'overdue'
  if (risks[risk] !== 'none') return 'risk'
  return openStatuses[status] === orderProcess.place.to ? 'searching' : 'running'
}

const pointOf = (latitude: number, longitude: number) => ({
  latitude: latitude / mapStepsPerDegree,
  longitude: longitude / mapStepsPerDegree,
})

/** The marks of a map: its orders, the Washers with an order in their hands, and those who are free. */
export const liveMarks = ({ orders, carriers, free }: LiveMap): MapMark[] => [
  ...free.map(([count, ...place]) => ({ point: pointOf(...place), variant: variantOf('free'), count, id: null })),
  ...carriers.map(([id, ...place]) => ({ point: pointOf(...place), variant: variantOf('carrier'), count: 1, id })),
  ...orders.map(([id, latitude, longitude, status, risk]) => ({
    point: pointOf(latitude, longitude),
    variant: variantOf(kindOf(status, risk)),
    count: 1,
    id,
  })),
]
