const formats = new Map<string, Intl.NumberFormat>()
const rules = new Map<string, Intl.PluralRules>()

/** Made once for each language and way to write: making one costs many times what it is made for. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

export function pluralRules(locale: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${locale} ${type}`
  const made = rules.get(key) ?? new Intl.PluralRules(locale, { type })
  rules.set(key, made)
  return made
}
