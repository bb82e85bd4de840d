/** The placeholder `#` in a case of a plural. */
export const countSign = Symbol('#')

export interface Argument {
  readonly name: string
  readonly kind: string | undefined
  readonly cases: Readonly<Record<string, Message>>
}

export type Message = readonly (string | typeof countSign | Argument)[]

interface Reader {
  readonly text: string
  at: number
}

/**
 * Compiles the subset of ICU MessageFormat that the product's texts use: `{name}`, `{n, plural, =0 {} one {# item} other {# items}}`,
 * `selectordinal` and `select`, nested. A text without placeholders stays a string.
 */
export function compileMessage(text: string): Message {
  return text.includes('{') ? readTokens({ text, at: 0 }, false) : [text]
}

function readTokens(reader: Reader, inPlural: boolean): Message {
  const tokens: Message[number][] = []
  let plain = ''
  const flush = () => {
    if (plain) tokens.push(plain)
    plain = ''
  }
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    const sign = reader.text[reader.at]
    if (sign === '{') {
      flush()
      tokens.push(readArgument(reader))
    } else if (sign === '#' && inPlural) {
      flush()
      tokens.push(countSign)
      reader.at += 1
    } else {
      plain += sign
      reader.at += 1
    }
  }
  flush()
  return tokens
}

function readArgument(reader: Reader): Argument {
  const head = /\{\s*(\w+)\s*(?:,\s*(\w+)\s*,?\s*)?/y
  head.lastIndex = reader.at
  const [whole, name, kind] = head.exec(reader.text) ?? []
  if (whole === undefined || name === undefined) throw new Error(`Unreadable message: ${reader.text}`)
  reader.at += whole.length
  if (kind === undefined) {
    reader.at += 1
    return { name, kind, cases: {} }
  }
  const cases: Record<string, Message> = {}
  const label = /\s*=?(\w+)\s*\{/y
  for (;;) {
    label.lastIndex = reader.at
    const [start, key] = label.exec(reader.text) ?? []
    if (start === undefined || key === undefined) break
    reader.at += start.length
    cases[key] = readTokens(reader, kind !== 'select')
    reader.at += 1
  }
  reader.at = reader.text.indexOf('}', reader.at) + 1
  return { name, kind, cases }
}
