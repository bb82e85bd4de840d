import type { Catalog } from '../database/read-catalog.ts'
import { nodesOf, numberOf, type PgNode } from '../database/read-node-tree.ts'
import type { Value } from './value.ts'

/** What conditions have shown to hold for the rows that remain. */
export interface Narrowing {
  /** `column:…` is not null where its row is there, `join:…` has added no empty row, `row:…` is there. */
  readonly nonNull: ReadonlySet<string>
  /** The only texts of a column. */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>
}
export const noNarrowing: Narrowing = { nonNull: new Set(), texts: new Map() }

/** One query level: its own range table, and the levels around it. */
export interface Scope {
  readonly id: number
  readonly query: PgNode
  readonly parent: Scope | undefined
  readonly narrowing: Narrowing
  readonly inference: Inference
}

/** What the parts of the inference need of each other. */
export interface Inference {
  readonly catalog: Catalog
  /** The statement's parameters, from the types of the values in the source. */
  readonly parameters: readonly Value[]
  expression(node: PgNode, scope: Scope, narrowing: Narrowing): Value
  /** The columns that a query gives, each with its name. */
  query(query: PgNode, parent: Scope | undefined, narrowing: Narrowing): Column[]
  /** What a function gives whose body is this query. */
  body(query: PgNode, parameters: readonly Value[]): Value | undefined
  /** Recursive queries in progress. */
  readonly recursive: Map<PgNode, Column[]>
  nextScopeId(): number
}

export interface Column {
  readonly name: string
  readonly value: Value
}

export function scopeAbove(scope: Scope, levels: number): Scope {
  let above = scope
  for (let level = 0; level < levels; level += 1) {
    if (!above.parent) throw new Error('a column of an outer query that is not there')
    above = above.parent
  }
  return above
}

export const rangeEntry = (scope: Scope, index: number): PgNode => {
  const entry = nodesOf(scope.query.rtable)[index - 1]
  if (!entry) throw new Error(`the query has no range table entry ${index}`)
  return entry
}

/** A row that is written is another one after it: `returning` reads that one. */
export const NEW_ROW = '2'

export const columnKey = (scope: Scope, node: PgNode): string =>
  `column:${scope.id}:${node.varno}.${node.varattno}${node.varreturningtype === NEW_ROW ? ':new' : ''}`
export const joinKey = (scope: Scope, join: number): string => `join:${scope.id}:${join}`
export const rowKey = (scope: Scope, node: PgNode): string => `row:${scope.id}:${node.varno}`

export const scopeOf = (node: PgNode, scope: Scope): Scope => scopeAbove(scope, numberOf(node.varlevelsup))

export function addNarrowing(a: Narrowing, b: Narrowing): Narrowing {
  if (b.nonNull.size === 0 && b.texts.size === 0) return a
  const texts = new Map(a.texts)
  for (const [key, set] of b.texts) {
    const before = texts.get(key)
    texts.set(key, before ? new Set([...before].filter((text) => set.has(text))) : set)
  }
  return { nonNull: new Set([...a.nonNull, ...b.nonNull]), texts }
}

/** What holds whichever of the two holds. */
export function commonNarrowing(a: Narrowing, b: Narrowing): Narrowing {
  const texts = new Map<string, ReadonlySet<string>>()
  for (const [key, set] of a.texts) {
    const other = b.texts.get(key)
    if (other) texts.set(key, new Set([...set, ...other]))
  }
  return { nonNull: new Set([...a.nonNull].filter((key) => b.nonNull.has(key))), texts }
}
