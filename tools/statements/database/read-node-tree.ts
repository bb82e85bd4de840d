/** A node of a query as PostgreSQL keeps it after parse analysis (`pg_node_tree`). */
export interface PgNode {
  readonly tag: string
  readonly [field: string]: PgValue
}

export type PgValue = PgNode | readonly PgValue[] | string | undefined

const TOKEN = /\s*(?:([(){}[\]])|"((?:\\.|[^"\\])*)"|((?:\\.|[^\s(){}[\]\\])+))/gy

/** Reads the text form of `pg_node_tree`: nodes in braces, lists in parentheses, `<>` for nothing. */
export function readNodeTree(text: string): PgValue {
  const tokens: { mark?: string | undefined; token?: string | undefined }[] = []
  for (const [, mark, quoted, token] of text.matchAll(TOKEN))
    tokens.push(mark ? { mark } : { token: (quoted ?? token ?? '').replace(/\\(.)/g, '$1') })
  let next = 0

  const readList = (end: string): PgValue[] => {
    const items: PgValue[] = []
    while (tokens[next]?.mark !== end) {
      if (next >= tokens.length) throw new Error('the node tree ends inside a list')
      items.push(readValue())
    }
    next += 1
    return items
  }
  const readNode = (): PgNode => {
    const node: Record<string, PgValue> & { tag: string } = { tag: tokens[next++]?.token ?? '' }
    while (tokens[next]?.mark !== '}') {
      const field = (tokens[next++]?.token ?? '').slice(1)
      const values: PgValue[] = []
      while (next < tokens.length && tokens[next]?.mark !== '}' && !tokens[next]?.token?.startsWith(':'))
        values.push(readValue())
      // A constant is written as its length and its bytes: the bytes count.
      node[field] = values.at(-1)
      if (next >= tokens.length) throw new Error('the node tree ends inside a node')
    }
    next += 1
    return node as PgNode
  }
  const readValue = (): PgValue => {
    const { mark, token } = tokens[next++] ?? {}
    if (mark === '{') return readNode()
    if (mark === '(') return readList(')')
    if (mark === '[') return readList(']')
    return token === '<>' ? undefined : token
  }
  return readValue()
}

const isNode = (value: PgValue): value is PgNode => typeof value === 'object' && !Array.isArray(value)

export const nodeOf = (value: PgValue): PgNode | undefined => (isNode(value) ? value : undefined)
export const listOf = (value: PgValue): readonly PgValue[] => (Array.isArray(value) ? value : [])
export const nodesOf = (value: PgValue): PgNode[] => listOf(value).filter(isNode)
export const numberOf = (value: PgValue): number => Number(value)
/** A set of numbers is written `(b 1 2)`, a list of types `(o 23 25)`. */
export const numbersOf = (value: PgValue): number[] => listOf(value).slice(1).map(Number)
