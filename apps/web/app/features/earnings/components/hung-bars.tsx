import type { OverTime } from '@washline/contract/earnings/schemas'
import { minor } from '@washline/contract/money'
import { formatList } from '../../../platform/format/list.ts'
import { formatMinor, formatWhole } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { barName, barTitle, spanTitle } from '../view-model.ts'

const width = 390
const line = { y: 20, sag: 12 }
const longest = 160
const emptyHeight = 70

/** The line's height at `x`. */
const lineAt = (x: number) => line.y + line.sag * (1 - (2 * (x / width) - 1) ** 2)

const sentence = ({ span, bars }: OverTime) => {
  const earned = bars.filter(({ amount_minor }) => amount_minor !== 0)
  return earned.length === 0
    ? t('{span}: nothing earned', { span: spanTitle(span) })
    : t('{span}: {earned}', {
        span: spanTitle(span),
        earned: formatList(
          earned.map(({ from, amount_minor }) => `${barTitle(from, span)} ${formatMinor(amount_minor)}`),
        ),
      })
}

/** A cloth on the line for each day or month, as long as its earnings; the last one is today's. */
export function HungBars({ data }: { data: OverTime }) {
  const { bars } = data
  const most = Math.max(...bars.map(({ amount_minor }) => amount_minor), 1)
  const height = bars.some(({ amount_minor }) => amount_minor > 0) ? line.y + line.sag + longest + 54 : emptyHeight
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full" role="img" aria-label={sentence(data)}>
      <path
        d={`M0 ${line.y}Q${width / 2} ${line.y + 2 * line.sag} ${width} ${line.y}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      {bars.map(({ from, amount_minor }, index) => (
        <HungBar
          key={from}
          data={data}
          index={index}
          length={amount_minor > 0 ? Math.max(6, (amount_minor / most) * longest) : 0}
          nameY={height - 6}
        />
      ))}
    </svg>
  )
}

interface HungBarProps {
  data: OverTime
  index: number
  length: number
  nameY: number
}

/** One cloth with its pegs, its amount where there is room, and its name. */
function HungBar({ data: { span, bars }, index, length, nameY }: HungBarProps) {
  const { from = '', amount_minor = minor(0) } = bars[index] ?? {}
  const slot = width / bars.length
  const cloth = Math.min(42, slot * 0.72)
  const isDense = bars.length > 12
  const middle = slot * (index + 0.5)
  const top = lineAt(middle)
  const isLast = index === bars.length - 1
  const isNamed = !isDense || index % 7 === 4
  return (
    <g>
      {length > 0 && (
        <Cloth x={middle - cloth / 2} y={top} size={{ width: cloth, height: length }} last={isLast} dense={isDense} />
      )}
      <Pegs x={middle} y={top} spread={length > 0 && cloth > 24 ? cloth / 2 - 7 : 0} small={isDense} />
      {length > 0 && bars.length <= 7 && (
        <text x={middle} y={top + length + 20} className="num" {...textStyle}>
          {formatWhole(amount_minor)}
        </text>
      )}
      {isNamed && (
        <text
          x={middle}
          y={nameY}
          {...textStyle}
          fontWeight={isLast ? 700 : 500}
          fill={isLast ? 'var(--ink)' : 'var(--ink-2)'}
        >
          {barName(from, span)}
        </text>
      )}
    </g>
  )
}

interface ClothProps {
  x: number
  y: number
  size: { width: number; height: number }
  last: boolean
  dense: boolean
}

/** A cloth and its shadow. */
const Cloth = ({ x, y, size, last, dense }: ClothProps) => (
  <>
    <rect x={x + 3} y={y + 3} {...size} fill={last ? 'var(--brand)' : 'var(--rinse)'} />
    <rect
      x={x}
      y={y}
      {...size}
      fill={last ? 'var(--brand)' : 'none'}
      stroke="var(--ink)"
      strokeWidth={dense ? 1.5 : 2.5}
    />
  </>
)

const textStyle = { textAnchor: 'middle', fontSize: 13, fontWeight: 650, fill: 'var(--ink)' } as const

/** The pegs of a cloth: two where it is wide. */
function Pegs({ x, y, spread, small }: { x: number; y: number; spread: number; small: boolean }) {
  const places = spread > 0 ? [x - spread, x + spread] : [x]
  const size = small ? { width: 4, height: 12 } : { width: 7, height: 20 }
  return places.map((place) => (
    <rect
      key={place}
      x={place - size.width / 2}
      y={y - size.height / 2}
      {...size}
      rx="2"
      fill="var(--pin)"
      stroke="var(--ink)"
      strokeWidth={small ? 1 : 2}
    />
  ))
}
