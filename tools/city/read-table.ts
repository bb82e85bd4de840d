export interface Table {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** By row, its line in the file. */
  readonly lines: readonly number[]
}

/** Comma-separated values with a header; also semicolons or tabs, quoted values, blank lines and a byte order mark. */
export function readTable(text: string): Table {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n|\r/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.trim() !== '')
  const separator = [',', ';', '\t'].find((each) => lines[0]?.line.includes(each)) ?? ','
  const [header = [], ...rows] = lines.map(({ line }) => split(line, separator))
  return { header: header.map((name) => name.toLowerCase()), rows, lines: lines.slice(1).map(({ number }) => number) }
}

/** What each row is read as; what is wrong with one is reported with its line. */
export const readRows = <T>(file: string, { rows, lines }: Table, read: (row: readonly string[]) => T): T[] =>
  rows.map((row, index) => {
    try {
      return read(row)
    } catch (error) {
      throw new Error(`${file}, line ${lines[index]}: ${error instanceof Error ? error.message : error}`)
    }
  })

function split(line: string, separator: string): string[] {
  const values: string[] = []
  let value = ''
  let isQuoted = false
  for (let index = 0; index < line.length; index += 1) {
    const sign = line[index]
    if (sign === '"' && isQuoted && line[index + 1] === '"') {
      value += '"'
      index += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      values.push(value.trim())
      value = ''
    } else value += sign
  }
  return [...values, value.trim()]
}

/** A number; `missing` for an empty value. */
export function numberOf(value: string | undefined, missing: number): number {
  if (value === undefined || value === '' || /^(?:nan|null|none)$/i.test(value)) return missing
  if (/^[+]?inf(?:inity)?$/i.test(value)) return Number.POSITIVE_INFINITY
  const number = Number(value)
  if (Number.isNaN(number)) throw new Error(`"${value}" is not a number`)
  return number
}
