import type { CSSProperties } from 'react'
import { classes } from '../../ui/classes.ts'
import { Garment } from '../../ui/garment.tsx'
import type { OrderGarment } from './garments-of.ts'

export interface PeggedLineProps {
  garments: readonly OrderGarment[]
  className: string
  /** By how much the line hangs down. */
  sagPx: number
}

const most = 8

/** Pieces on a line from edge to edge. */
export function PeggedLine({ garments, className, sagPx }: PeggedLineProps) {
  const shown = garments.slice(0, most)
  return (
    <div
      className={classes('pegged-line', className)}
      style={{ '--sag': sagPx, '--pieces': shown.length } as CSSProperties}
      aria-hidden="true"
    >
      <svg viewBox="0 0 390 30" preserveAspectRatio="none" aria-hidden="true">
        <path className="ink-line" d="M0 0Q195 60 390 0" />
      </svg>
      <ul>
        {shown.map(({ key, garment, fill }, index) => {
          const share = (index + 0.5) / shown.length
          // The first to come hangs at the far end.
          const place = { '--drop': `${4 * share * (1 - share) * sagPx}px`, '--i': shown.length - 1 - index }
          return (
            <li key={key} style={place as CSSProperties}>
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
