import type { Fill } from './garment.tsx'
import { pegPoints } from './peg-points.ts'
import { drawing, type GarmentName } from './sprite.ts'

export interface HungGarmentProps {
  name: GarmentName
  fill: Fill
  /** The line's position, in the units of the surrounding drawing. */
  x: number
  y: number
  height: number
  /** Seconds into the animation, so that neighbours move apart. */
  delay?: number
}

/** A garment pegged on a line, for use inside an svg. */
export function HungGarment({ name, fill, x, y, height, delay = 0 }: HungGarmentProps) {
  const scale = height / 120
  const pegs = pegPoints[name]
  const hangY = pegs.length ? (pegs.reduce((sum, [, pegY]) => sum + pegY, 0) / pegs.length) * scale : 0
  const middleX = pegs.length ? (pegs.reduce((sum, [pegX]) => sum + pegX, 0) / pegs.length) * scale : 62 * scale
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        className={`sway fill-${fill}`}
        style={{ animationDelay: `${-delay}s`, '--g-scale': scale } as React.CSSProperties}
      >
        <svg
          x={-middleX}
          y={-hangY}
          width={124 * scale}
          height={height}
          viewBox="0 0 124 120"
          overflow="visible"
          aria-hidden="true"
        >
          <use href={drawing(name)} />
        </svg>
        {pegs.map(([pegX]) => (
          <Peg key={pegX} x={pegX * scale - middleX} y={0} />
        ))}
      </g>
    </g>
  )
}

/** A clothes-peg, for use inside an svg. */
export function Peg({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-3.5" y="-11" width="7" height="21" rx="2.5" fill="var(--pin)" stroke="var(--ink)" strokeWidth="2" />
      <path d="M-3.5 -2H3.5" stroke="var(--ink)" strokeWidth="1.5" />
    </g>
  )
}
