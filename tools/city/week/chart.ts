import type { MeanInterval } from './mean-interval.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)

interface Bar extends MeanInterval {
  readonly label: string
  readonly text: string
}

const width = 640
const labelWidth = 110
const valueWidth = 150
const rowHeight = 30

/** A drawing with a title and a description, for readers who hear it. */
const drawing = (title: string, description: string, height: number, content: string) =>
  `<svg role="img" viewBox="0 0 ${width} ${height}" aria-label="${escaped(`${title}: ${description}`)}">${content}</svg>`

/** One bar for each policy, with the interval as a line across its end. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(1e-9, ...bars.map(({ mean, plusMinus }) => mean + (plusMinus ?? 0)))
  const scale = (value: number) => labelWidth + (Math.max(0, value) / most) * (width - labelWidth - valueWidth)
  const rows = bars.map(({ label, text, mean, plusMinus }, index) => {
    const middle = index * rowHeight + rowHeight / 2
    const around = plusMinus ?? 0
    const line =
      plusMinus === null
        ? ''
        : `<path class="interval" d="M${scale(mean - around).toFixed(1)} ${middle}H${scale(mean + around).toFixed(1)}"/>`
    return [
      `<text x="${labelWidth - 8}" y="${middle + 5}" text-anchor="end">${escaped(label)}</text>`,
      `<rect class="series-${index}" x="${labelWidth}" y="${middle - 9}" width="${(scale(mean) - labelWidth).toFixed(1)}" height="18"/>`,
      line,
      `<text x="${width - valueWidth + 10}" y="${middle + 5}">${escaped(text)}</text>`,
    ].join('')
  })
  const description = bars.map(({ label, text }) => `${label} ${text}`).join(', ')
  return drawing(title, description, bars.length * rowHeight, rows.join(''))
}

interface Line {
  readonly label: string
  /** Between 0 and 1; null where there is no value. */
  readonly values: readonly (number | null)[]
}

const dashes = ['none', '8 4', '2 3', '10 3 2 3', '14 4']

/** Shares by hour of the day; lines differ in colour and dashes. */
export function hourChart(title: string, lines: readonly Line[]): string {
  const height = 260
  const left = 50
  const bottom = height - 50
  const x = (hour: number) => left + (hour / 23) * (width - left - 10)
  const y = (share: number) => bottom - share * (bottom - 10)
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path class="grid" d="M${left} ${y(share)}H${width - 10}"/><text x="${left - 6}" y="${y(share) + 5}" text-anchor="end">${share * 100} %</text>`,
  )
  const hours = [0, 6, 12, 18, 23].map(
    (hour) => `<text x="${x(hour)}" y="${bottom + 18}" text-anchor="middle">${hour}:00</text>`,
  )
  const drawn = lines.map(({ label, values }, index) => {
    let isOpen = false
    const path = values.map((value, hour) => {
      const from = isOpen ? 'L' : 'M'
      isOpen = value !== null
      return value === null ? '' : `${from}${x(hour).toFixed(1)} ${y(value).toFixed(1)}`
    })
    const at = left + index * 118
    const dash = `stroke-dasharray="${dashes[index % dashes.length]}"`
    return (
      `<path class="line line-${index}" ${dash} d="${path.join('')}"/>` +
      `<path class="line line-${index}" ${dash} d="M${at} ${height - 10}h30"/>` +
      `<text x="${at + 36}" y="${height - 5}">${escaped(label)}</text>`
    )
  })
  return drawing(
    title,
    'by hour of the day, the same values as in the table',
    height,
    [...grid, ...hours, ...drawn].join(''),
  )
}
