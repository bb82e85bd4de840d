const dayMs = 86_400_000
const padded = (count: number, length: number) =>
  Array.from({ length: count }, (_, number) => String(number).padStart(length, '0'))
const twoDigits = padded(60, 2)
const threeDigits = padded(1_000, 3)

const mostDays = 1_000
const days = new Map<number, string>()

/** `2026-01-31T` of a day since 1970. */
function dayText(day: number): string {
  const stored = days.get(day)
  if (stored !== undefined) return stored
  if (days.size >= mostDays) days.clear()
  const text = new Date(day * dayMs).toISOString().slice(0, -'00:00:00.000Z'.length)
  days.set(day, text)
  return text
}

/** The same as `toISOString`, of which a page of orders has hundreds: a quarter of its time. */
export function timeText(at: Date): string {
  const ms = at.getTime()
  const day = Math.floor(ms / dayMs)
  const ofDay = ms - day * dayMs
  const [s, m] = [Math.floor(ofDay / 1_000), Math.floor(ofDay / 60_000)]
  const time = `${twoDigits[Math.floor(m / 60)]}:${twoDigits[m % 60]}:${twoDigits[s % 60]}`
  return `${dayText(day)}${time}.${threeDigits[ofDay % 1_000]}Z`
}
