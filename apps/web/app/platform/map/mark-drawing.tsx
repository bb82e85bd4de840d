import { type MarkVariant, markShapes } from './map-marks.ts'

/** A mark beside its explanation. */
export function MarkDrawing({ variant: { shape, sign, fill, ink } }: { variant: MarkVariant }) {
  return (
    <svg className="map-mark" viewBox="-13 -13 26 26" aria-hidden="true">
      <path d={markShapes[shape]} fill={`var(${fill})`} stroke={`var(${ink})`} strokeWidth="1.5" />
      <text y="1" fill={`var(${ink})`} textAnchor="middle" dominantBaseline="central">
        {sign}
      </text>
    </svg>
  )
}
