import { Garment } from '../../ui/garment.tsx'
import { garmentsOf, type ItemsOnLine } from './garments-of.ts'

export interface OrderLineProps {
  items: ItemsOnLine | undefined
  /** How many are drawn; the rest is a number. */
  most?: number
}

/** The pieces of an order as drawings on a small line. Decorative: their number is written beside it. */
export function OrderLine({ items = [], most = 6 }: OrderLineProps) {
  const garments = garmentsOf(items)
  if (garments.length === 0) return null
  const hidden = garments.length - most
  return (
    <span className="order-garments" aria-hidden="true">
      {garments.slice(0, most).map(({ key, garment, fill }) => (
        <Garment key={key} name={garment} fill={fill} size={24} />
      ))}
      {hidden > 0 && <span className="num text-14 font-semibold">+{hidden}</span>}
    </span>
  )
}
