/** A statement with its values apart, as PostgreSQL takes it. */
export class Sql {
  readonly text: string
  readonly values: readonly unknown[]
  constructor(text: string, values: readonly unknown[]) {
    this.text = text
    this.values = values
  }
}

/**
 * Tagged template for SQL. Values become `$n`; a nested `sql` is spliced in with its own values.
 * Lists travel as one array value (`= any(${ids})`), so that the text, and with it the prepared plan, stays the same.
 */
export function sql(parts: TemplateStringsArray, ...values: readonly unknown[]): Sql {
  let text = parts[0] ?? ''
  const flat: unknown[] = []
  values.forEach((value, index) => {
    if (value instanceof Sql) {
      const shift = flat.length
      text += value.text.replace(/\$(\d+)/g, (_, n) => `$${Number(n) + shift}`)
      flat.push(...value.values)
    } else {
      flat.push(value)
      text += `$${flat.length}`
    }
    text += parts[index + 1] ?? ''
  })
  return new Sql(text, flat)
}
