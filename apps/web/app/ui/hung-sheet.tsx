import { Peg } from './hung-garment.tsx'

export interface HungSheetProps {
  x: number
  y: number
  width: number
  height: number
  text: string
  fontSize: number
}

/** A large sheet pegged on a line with a short text, for use inside an svg. */
export function HungSheet({ x, y, width: w, height: h, text, fontSize }: HungSheetProps) {
  const sag = 0.06 * h
  // A character is about half as wide as high; a longer word of another language stays on the sheet.
  const fittingSize = (0.9 * w) / (0.5 * text.length)
  const outline =
    `M0 0C${0.3 * w} ${sag} ${0.7 * w} ${sag} ${w} 0L${w + 4} ${h}` +
    `C${0.8 * w} ${1.08 * h} ${0.62 * w} ${0.93 * h} ${0.46 * w} ${h} ${0.3 * w} ${1.07 * h} ${0.14 * w} ${0.95 * h} -4 ${h + 2}Z`
  const hem = `M${0.02 * w} ${0.09 * h}C${0.3 * w} ${0.15 * h} ${0.7 * w} ${0.15 * h} ${0.98 * w} ${0.09 * h}`
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="sway" style={{ animationDuration: '5s' }}>
        <path d={outline} fill="var(--linen)" />
        <path d={outline} fill="var(--brand)" transform="translate(7 7)" />
        <path d={outline} fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" />
        <path d={hem} fill="none" stroke="var(--on-brand)" strokeWidth="2" strokeDasharray="7 6" />
        <text
          className="display"
          x={w / 2 + 4}
          y={0.68 * h}
          textAnchor="middle"
          fontSize={Math.min(fontSize, fittingSize)}
          letterSpacing="-.03em"
          fill="var(--on-brand)"
        >
          {text}
        </text>
      </g>
      <Peg x={16} y={2} />
      <Peg x={w / 2} y={0.045 * h} />
      <Peg x={w - 16} y={2} />
    </g>
  )
}
