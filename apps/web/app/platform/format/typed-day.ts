import { formatDay } from './date.ts'

/** '11/20/2026', as the account's language types it. */
export const formatTypedDay = (day: string): string =>
  formatDay(day, { year: 'numeric', month: '2-digit', day: '2-digit' })

const sample = { year: '2001', month: '02', day: '03' }
const numbersOf = (text: string): string[] => text.match(/\d+/g) ?? []

/** A day that is typed in the order of the account's language, or with its year first; undefined for other text. */
export function readDay(text: string): string | undefined {
  const numbers = numbersOf(text)
  const isYearFirst = numbers[0]?.length === 4
  const order = numbersOf(
    isYearFirst ? Object.values(sample).join('-') : formatTypedDay(Object.values(sample).join('-')),
  )
  const typed = (part: keyof typeof sample) => numbers[order.indexOf(sample[part])] ?? ''
  const year = typed('year').length === 2 ? `20${typed('year')}` : typed('year')
  const day = `${year}-${typed('month').padStart(2, '0')}-${typed('day').padStart(2, '0')}`
  return numbers.length === 3 && isDay(day) ? day : undefined
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
