import { type Argument, countSign, type Message } from './compile-message.ts'
import { numberFormat } from './number-format.ts'

export type Values = Record<string, string | number | Date>

/** Fills in the values and chooses plural cases by the rules of the language. */
export function fillMessage(message: Message, values: Values, language: string, count = 0): string {
  const partText = (part: Message[number]): string => {
    if (typeof part === 'string') return part
    if (part === countSign) return numberFormat(language).format(count)
    const value = values[part.name] ?? ''
    if (part.kind === undefined) return plainText(value, language)
    return fillMessage(chosen(part, value, language), values, language, part.kind === 'select' ? count : Number(value))
  }
  return message.map(partText).join('')
}

/** Whole numbers may be ids, so they stay unformatted; fractions get the decimal separator of the language. */
const plainText = (value: Values[string], language: string): string =>
  typeof value === 'number' && !Number.isInteger(value)
    ? numberFormat(language, { useGrouping: false }).format(value)
    : String(value)

function chosen({ kind, cases }: Argument, value: Values[string], language: string): Message {
  const exact = cases[String(value)]
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
  const rule = kind === 'select' ? 'other' : new Intl.PluralRules(language, { type }).select(Number(value))
  return exact ?? cases[rule] ?? cases.other ?? []
}
