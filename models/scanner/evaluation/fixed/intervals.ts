import { fixedStream } from './fixed-stream.ts'

const z = 1.96

/** Wilson's interval of a share, 95 %. */
export function wilson(part: number, whole: number): [low: number, high: number] {
  if (whole === 0) return [0, 1]
  const share = part / whole
  const middle = share + z ** 2 / (2 * whole)
  const reach = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2))
  const scale = 1 + z ** 2 / whole
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)]
}

const draws = 1000

/** The interval of a statistic, 95 %, by drawing the pictures anew with replacement: always the same draws. */
export function bootstrap<Item>(
  items: readonly Item[],
  statistic: (items: readonly Item[]) => number,
): [low: number, high: number] {
  const stream = fixedStream('bootstrap')
  const values = Array.from({ length: draws }, () =>
    statistic(items.map((item) => items[Math.floor(stream() * items.length)] ?? item)),
  ).sort((a, b) => a - b)
  return [values[Math.floor(draws * 0.025)] ?? 0, values[Math.floor(draws * 0.975)] ?? 0]
}
