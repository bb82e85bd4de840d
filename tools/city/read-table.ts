export interface Table {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Comma-separated values with a header; also semicolons or tabs, quoted values, blank lines and a byte order mark. */
export function readTable(text: string): Table {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const separator = [',', ';', '\t'].find((each) => lines[0]?.includes(each)) ?? ','
  const [header = [], ...rows] = lines.map((line) => split(line, separator))
  return { header: header.map((name) => name.toLowerCase()), rows }
}

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
