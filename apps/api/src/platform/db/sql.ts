/** A statement with its values apart, as PostgreSQL takes it. */
export class Sql {
  readonly text: string
  readonly values: readonly unknown[]
  constructor(text: string, values: readonly unknown[]) {
    this.text = text
    this.values = values
  }
}

interface MessageText {
  readonly nested: readonly (string | undefined)[]
  readonly text: string
}

/** The text that a template last gave: joined again only when a nested statement differs. */
const messageTextsOf = new WeakMap<TemplateStringsArray, MessageText>()

/**
 * Tagged template for SQL. Values become `$n`; a nested `sql` is spliced in with its own values.
 * Lists travel as one array value (`= any(${ids})`), so that the text, and with it the prepared plan, stays the same.
 */
export function sql(parts: TemplateStringsArray, ...values: readonly unknown[]): Sql {
  const flat: unknown[] = []
  const nested: (string | undefined)[] = []
  for (const value of values) {
    if (value instanceof Sql) flat.push(...value.values)
    else flat.push(value)
    nested.push(value instanceof Sql ? value.text : undefined)
  }
  const cached = messageTextsOf.get(parts)
  if (cached?.nested.every((text, index) => text === nested[index])) return new Sql(cached.text, flat)
  const text = joined(parts, values)
  messageTextsOf.set(parts, { nested, text })
  return new Sql(text, flat)
}

function joined(parts: TemplateStringsArray, values: readonly unknown[]): string {
  let text = parts[0] ?? ''
  let count = 0
  values.forEach((value, index) => {
    const shift = count
    count += value instanceof Sql ? value.values.length : 1
    text += value instanceof Sql ? value.text.replace(/\$(\d+)/g, (_, n) => `$${Number(n) + shift}`) : `$${count}`
    text += parts[index + 1] ?? ''
  })
  return text
}
