import { firstSpoken, type Language } from '@washline/contract/texts/languages'

/** The language an `Accept-Language` header asks for most, among those the product speaks. */
export function askedLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined
  const preferences = header.split(',').map((preference) => {
    const [tag = '', ...parameters] = preference.split(';').map((part) => part.trim())
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1)
    return { tag, weight: Number.isNaN(weight) ? 0 : weight }
  })
  // Sorting is stable: of equal preferences the first one counts.
  const byWeight = preferences.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return firstSpoken(byWeight.map(({ tag }) => tag))
}
