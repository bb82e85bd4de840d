import { Peg } from './hung-garment.tsx'
import { drawing } from './sprite.ts'

/** One sock on a line, and the peg of the other one. */
export const OneSock = () => (
  <svg className="one-sock" viewBox="0 0 240 150" aria-hidden="true">
    <path d="M-600 22C0 34 240 34 840 22" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
    <g className="sway fill-pin">
      {/* The left one of the pair: the drawing is cut where the right one begins. */}
      <svg x="46" y="20" width="58" height="120" viewBox="4 0 58 120" aria-hidden="true">
        <use href={drawing('socks')} width="124" height="120" />
      </svg>
      <Peg x={68} y={31} />
    </g>
    <Peg x={166} y={31} />
  </svg>
)
