import type { Order } from '@washline/contract/orders/schemas'
import type { CSSProperties } from 'react'
import { garmentsOf } from '../../../domain/order/garments-of.ts'
import { classes } from '../../../ui/classes.ts'
import { Garment } from '../../../ui/garment.tsx'
import { useReturn } from '../use-return.ts'
import { returnTexts } from '../view-model.ts'

export interface ReturnMomentProps {
  order: Order
  onEnd: () => void
}

const most = 8
const sagPx = 34

/** The laundry is back and confirmed: all of it comes along the line, with the time that it took. A press skips it. */
export function ReturnMoment({ order, onEnd }: ReturnMomentProps) {
  const { isLeaving, skip } = useReturn(onEnd)
  const { time, margin, announced } = returnTexts(order)
  const garments = garmentsOf(order.items).slice(0, most)
  return (
    <div className="return-moment" onPointerDown={skip}>
      <p className="sr-only" role="status">
        {announced}
      </p>
      <div className={classes('return-line', isLeaving && 'return-leaving')} aria-hidden="true">
        <svg viewBox="0 0 390 34" preserveAspectRatio="none" aria-hidden="true">
          <path className="ink-line" d="M0 0Q195 68 390 0" />
        </svg>
        <ul>
          {garments.map(({ key, garment, fill }, index) => {
            const share = (index + 1) / (garments.length + 1)
            // The first to come hangs at the far end.
            const place = { '--drop': `${4 * share * (1 - share) * sagPx}px`, '--i': garments.length - 1 - index }
            return (
              <li key={key} style={place as CSSProperties}>
                <i className="line-peg" />
                <Garment name={garment} fill={fill} />
              </li>
            )
          })}
        </ul>
      </div>
      {time && (
        <p className="clock num text-[clamp(3rem,17vw,7rem)]" aria-hidden="true">
          {time}
        </p>
      )}
      {margin && (
        <p className="display text-32" aria-hidden="true">
          <span className="mark mark-drawn">{margin}</span>
        </p>
      )}
    </div>
  )
}
