import type { CountedFrame } from '../../../platform/live-count/count-frames.ts'
import type { FoundBox } from '../../../platform/live-count/frame-counter.ts'

/** The share of a side that a corner covers. */
const cornerShare = 0.2

/** Corners around each detected item, over a picture that covers its area. */
export function CountMarks({ boxes, width, height }: Pick<CountedFrame, 'boxes' | 'width' | 'height'>) {
  const corners = boxes.map((box) => cornersOf(box, width, height)).join('')
  return (
    <svg
      className="count-marks"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="count-marks-edge" d={corners} />
      <path d={corners} />
    </svg>
  )
}

function cornersOf(box: FoundBox, width: number, height: number): string {
  const [left, right] = [box.left * width, box.right * width]
  const [top, bottom] = [box.top * height, box.bottom * height]
  const long = cornerShare * Math.min(right - left, bottom - top)
  return [
    `M${left} ${top + long}V${top}H${left + long}`,
    `M${right - long} ${top}H${right}V${top + long}`,
    `M${right} ${bottom - long}V${bottom}H${right - long}`,
    `M${left + long} ${bottom}H${left}V${bottom - long}`,
  ].join('')
}
