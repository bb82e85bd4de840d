import type { CSSProperties } from 'react'
import type { OrderGarment } from '../../../domain/order/garments-of.ts'
import { classes } from '../../../ui/classes.ts'
import { Garment } from '../../../ui/garment.tsx'

export interface PeggedLineProps {
  garments: readonly OrderGarment[]
  state: 'empty' | 'coming' | 'hung'
}

const most = 8
/** By how much each piece lowers the line. */
const sagPx = 6
const deepestPx = 30

/** The line above the count: the pieces of the photo come to hang on it. */
export function PeggedLine({ garments, state }: PeggedLineProps) {
  const shown = garments.slice(0, most)
  const sag = Math.min(deepestPx, garments.length * sagPx)
  return (
    <div
      className={classes('pegged-line', `pegged-line-${state}`)}
      style={{ '--sag': sag } as CSSProperties}
      aria-hidden="true"
    >
      <svg viewBox="0 0 390 30" preserveAspectRatio="none" aria-hidden="true">
        <path className="ink-line" d="M0 0Q195 60 390 0" />
      </svg>
      <ul>
        {shown.map(({ key, garment, fill }, index) => {
          const share = (index + 0.5) / shown.length
          return (
            <li key={key} style={{ '--drop': `${4 * share * (1 - share) * sag}px` } as CSSProperties}>
              <span className="flight-x">
                <span className="flight-y">
                  <i className="line-peg" />
                  <Garment name={garment} fill={fill} size={40} />
                </span>
              </span>
            </li>
          )
        })}
        {garments.length > most && <li className="pegged-more">+{garments.length - most}</li>}
      </ul>
    </div>
  )
}
