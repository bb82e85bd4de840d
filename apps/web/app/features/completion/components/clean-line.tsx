import type { Order } from '@washline/contract/orders/schemas'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { fillAt } from '../../../platform/format/fill-of.ts'
import { HungGarment } from '../../../ui/hung-garment.tsx'
import { hungAs, pegPoints } from '../../../ui/peg-points.ts'

const apart = 104
const mostPieces = 6
const width = mostPieces * apart
const ends = -18
const low = 46

/** The line's height at `x`, on a curve with evenly spaced points. */
function lineAt(x: number): number {
  const share = (x + width) / (3 * width)
  return ends + 2 * share * (1 - share) * (low - ends)
}

/** The order's items on the line; those without a peg point, such as shoes, are left out. */
export function CleanLine({ items }: Pick<Order, 'items'>) {
  const pieces = items
    .filter(({ quantity }) => quantity > 0)
    .map((item, index) => ({
      id: item.id,
      garment: hungAs(guessGarment(item.name, item.category).sprite),
      fill: fillAt(index, item.name),
    }))
    .filter(({ garment }) => pegPoints[garment].length > 0)
    .slice(0, mostPieces)
  if (pieces.length === 0) return null
  const first = (width - (pieces.length - 1) * apart) / 2
  return (
    <div className="clean-line" aria-hidden="true">
      <svg viewBox={`0 0 ${width} 112`} aria-hidden="true">
        <path
          d={`M${-width} ${ends}Q${width / 2} ${low} ${2 * width} ${ends}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.5"
        />
        {pieces.map(({ id, garment, fill }, index) => {
          const x = first + index * apart
          return <HungGarment key={id} name={garment} fill={fill} x={x} y={lineAt(x)} height={84} delay={index * 0.7} />
        })}
      </svg>
    </div>
  )
}
