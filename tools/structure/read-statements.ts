export type TableUse = {
  readonly table: string
  readonly isWrite: boolean
  readonly columns: readonly string[]
  readonly line: number
}

/** A template tagged `sql`, with nested templates kept inside. */
export function readTemplates(source: string): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = []
  for (const match of source.matchAll(/\bsql`/g)) {
    const start = match.index + match[0].length
    found.push({
      text: source.slice(start, endOf(source, start)),
      line: source.slice(0, match.index).split('\n').length,
    })
  }
  return found
}

function endOf(source: string, start: number): number {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    const two = source.slice(at, at + 2)
    if (source[at] === '\\') at += 1
    else if (two === '${') depth += 1
    else if (depth > 0 && source[at] === '}') depth -= 1
    else if (depth === 0 && source[at] === '`') return at
  }
  return source.length
}

const USE =
  /\b(from|join|update|insert into|delete from|using)\s+([a-z_][a-z0-9_.]*)(?:\s+(?:as\s+)?(?!set\b|where\b|on\b|join\b|left\b|cross\b|order\b|group\b|limit\b|values\b|select\b|for\b|returning\b|natural\b|inner\b|full\b|using\b|default\b|union\b|having\b)([a-z][a-z0-9_]*))?/gi

/** The tables that a statement reads or writes, with the columns that it names of each. */
export function usesIn(
  text: string,
  line: number,
  columnsOf: (table: string) => readonly string[] | undefined,
): TableUse[] {
  const plain = text.replace(/--[^\n]*/g, '')
  const uses = [...plain.matchAll(USE)].flatMap(([, verb = '', table = '', alias]) => {
    const columns = columnsOf(table)
    return columns ? [{ verb: verb.toLowerCase(), table, alias: alias ?? table, columns }] : []
  })
  return uses.map(({ verb, table, alias, columns }) => {
    const qualified = [...plain.matchAll(new RegExp(`\\b(?:${alias}|${table})\\.([a-z_][a-z0-9_]*)`, 'g'))].map(
      ([, column = '']) => column,
    )
    const bare = uses.length === 1 ? columns.filter((column) => new RegExp(`(?<![.\\w])${column}\\b`).test(plain)) : []
    return {
      table,
      isWrite: verb === 'update' || verb === 'insert into' || verb === 'delete from',
      columns: [...new Set([...qualified, ...bare])].filter((column) => columns.includes(column)).sort(),
      line,
    }
  })
}
