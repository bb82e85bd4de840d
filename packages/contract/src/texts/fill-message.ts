import { type Argument, countSign, type Message } from './compile-message.ts'

export type Values = Record<string, string | number | Date>

/** The message with its values filled in, its plurals chosen by the language's rules. */
export function fillMessage(message: Message, values: Values, language: string, count = 0): string {
  const partText = (part: Message[number]): string => {
    if (typeof part === 'string') return part
    if (part === countSign) return new Intl.NumberFormat(language).format(count)
    const value = values[part.name] ?? ''
    if (part.kind === undefined) return plainText(value, language)
    return fillMessage(chosen(part, value, language), values, language, part.kind === 'select' ? count : Number(value))
  }
  return message.map(partText).join('')
}

/** A whole number may be the number of something, so it stays as it is; another one has the language's decimal sign. */
const plainText = (value: Values[string], language: string): string =>
  typeof value === 'number' && !Number.isInteger(value)
    ? new Intl.NumberFormat(language, { useGrouping: false }).format(value)
    : String(value)

function chosen({ kind, cases }: Argument, value: Values[string], language: string): Message {
  const exact = cases[String(value)]
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
  const rule = kind === 'select' ? 'other' : new Intl.PluralRules(language, { type }).select(Number(value))
  return exact ?? cases[rule] ?? cases.other ?? []
}
