import type { Fill } from './garment.tsx'
import { HungGarment } from './hung-garment.tsx'
import type { GarmentName } from './sprite.ts'

export interface ProgressLineProps {
  /** Three labels, in order: Picked Up, Washing, Delivering. */
  stops: readonly [string, string, string]
  /** 0 to 2; -1 before the first; 3 when all are done. */
  current: number
  /** The accessible label. */
  label: string
  garment?: GarmentName
  fill?: Fill
  /** How many pieces travel with it. */
  more?: number
}

const stopX = [40, 195, 350] as const
const stopY = [27, 35, 27] as const

/** A garment that moves along the clothesline. */
export function ProgressLine({
  stops,
  current,
  label,
  garment = 'shirt',
  fill = 'rinse',
  more = 0,
}: ProgressLineProps) {
  const place = Math.max(0, Math.min(2, current)) as 0 | 1 | 2
  /** Not fetched yet: it hangs before the first stop. */
  const isAhead = current < 0
  const travelled = isAhead ? 0 : current > 2 ? 100 : [11, 50, 89][place]
  return (
    <div className="progress-line" role="img" aria-label={label}>
      <svg viewBox="0 0 390 124" aria-hidden="true">
        <path d="M0 22C115 39 275 39 390 22" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
        <path
          className="travelled"
          d="M0 22C115 39 275 39 390 22"
          fill="none"
          stroke="var(--bluing)"
          strokeWidth="5"
          pathLength="100"
          strokeDasharray={`${travelled} 200`}
        />
        {stopX.map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy={stopY[index]}
            r="6.5"
            fill={index <= current ? 'var(--bluing)' : 'var(--sheet)'}
            stroke="var(--ink)"
            strokeWidth="2"
          />
        ))}
        <g
          className="traveller"
          style={{ translate: isAhead ? '6px 22px' : `${stopX[place]}px ${stopY[place] - 1}px` }}
        >
          <HungGarment name={garment} fill={fill} x={0} y={0} height={isAhead ? 56 : 84} />
          {more > 0 && (
            <text className="traveller-more" x="38" y="78">
              +{more}
            </text>
          )}
        </g>
      </svg>
      <ol>
        {stops.map((stop, index) => (
          <li key={stop} className={index < current ? 'done' : index === current ? 'now' : 'ahead'}>
            {stop}
          </li>
        ))}
      </ol>
    </div>
  )
}
