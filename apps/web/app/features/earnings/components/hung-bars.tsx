import type { OverTime } from '@washline/contract/earnings/schemas'
import { formatList } from '../../../platform/format/list.ts'
import { formatMoney, formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { barName, barTitle, spanTitle } from '../view-model.ts'

const width = 390
const line = { y: 20, sag: 12 }
const longest = 160
const emptyHeight = 70

/** How far the line hangs at `x`. */
const lineAt = (x: number) => line.y + line.sag * (1 - (2 * (x / width) - 1) ** 2)

const sentence = ({ span, bars }: OverTime) => {
  const earned = bars.filter(({ amount }) => amount !== 0)
  return earned.length === 0
    ? t('{span}: nothing earned', { span: spanTitle(span) })
    : t('{span}: {earned}', {
        span: spanTitle(span),
        earned: formatList(earned.map(({ from, amount }) => `${barTitle(from, span)} ${formatMoney(amount)}`)),
      })
}

const wholeMoney = (amount: number) => formatShortMinor(Math.round(amount) * 100)

/** A cloth on the line for each day or month, as long as what was earned; the last one is today's. */
export function HungBars({ data }: { data: OverTime }) {
  const { span, bars } = data
  const most = Math.max(...bars.map(({ amount }) => amount), 1)
  const slot = width / bars.length
  const cloth = Math.min(42, slot * 0.72)
  const isDense = bars.length > 12
  const height = bars.some(({ amount }) => amount > 0) ? line.y + line.sag + longest + 54 : emptyHeight
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full" role="img" aria-label={sentence(data)}>
      <path
        d={`M0 ${line.y}Q${width / 2} ${line.y + 2 * line.sag} ${width} ${line.y}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      {bars.map(({ from, amount }, index) => {
        const middle = slot * (index + 0.5)
        const top = lineAt(middle)
        const length = amount > 0 ? Math.max(6, (amount / most) * longest) : 0
        const isLast = index === bars.length - 1
        const left = middle - cloth / 2
        const isNamed = !isDense || index % 7 === 4
        return (
          <g key={from}>
            {length > 0 && (
              <>
                <rect
                  x={left + 3}
                  y={top + 3}
                  width={cloth}
                  height={length}
                  fill={isLast ? 'var(--bluing)' : 'var(--rinse)'}
                />
                <rect
                  x={left}
                  y={top}
                  width={cloth}
                  height={length}
                  fill={isLast ? 'var(--bluing)' : 'none'}
                  stroke="var(--ink)"
                  strokeWidth={isDense ? 1.5 : 2.5}
                />
              </>
            )}
            <Pegs x={middle} y={top} spread={length > 0 && cloth > 24 ? cloth / 2 - 7 : 0} small={isDense} />
            {length > 0 && bars.length <= 7 && (
              <text x={middle} y={top + length + 20} className="num" {...words}>
                {wholeMoney(amount)}
              </text>
            )}
            {isNamed && (
              <text
                x={middle}
                y={height - 6}
                {...words}
                fontWeight={isLast ? 700 : 500}
                fill={isLast ? 'var(--ink)' : 'var(--ink-2)'}
              >
                {barName(from, span)}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const words = { textAnchor: 'middle', fontSize: 13, fontWeight: 650, fill: 'var(--ink)' } as const

/** What holds a cloth: two where it is wide. */
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
