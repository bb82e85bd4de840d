import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { isTextTable } from './text-places.ts'

/** A part of a table of texts, as a module names it: `messages.camera` is the table `messages`, path `['camera']`. */
export interface Taken {
  /** The specifier that the table is imported by; nothing for a table of the module itself. */
  readonly from?: string
  readonly table: string
  readonly path: readonly string[]
}

export interface ModuleTexts {
  /** Every literal outside of its exported tables: each one may be shown. */
  readonly literals: ReadonlySet<string>
  readonly tables: ReadonlyMap<string, unknown>
  readonly taken: readonly Taken[]
}

type Node = { readonly type: string } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined

/** Names in types take nothing. */
const isOnlyType = ({ type }: Node) => /^TS(?!As|Satisfies|NonNull|Instantiation)/.test(type)
/** `as const satisfies` around a value. */
const withoutType = (node: unknown): unknown =>
  isNode(node) && /^TS/.test(node.type) ? withoutType(node.expression) : node

const literalOf = (node: Node): string | undefined => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateElement') return (node.value as { cooked?: string }).cooked
  return undefined
}

/** The texts that a module may show itself, and the parts of tables that it uses, its own or imported. */
export function moduleTexts(file: string): ModuleTexts {
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const body = nodesIn(program.body)
  const tables = new Map(body.flatMap(exportedTables))
  const names = new Map<string, Taken>([...tables.keys()].map((table) => [table, { table, path: [] }]))
  for (const node of body) for (const [local, taken] of importedNames(node)) names.set(local, taken)
  const literals = new Set<string>()
  const taken: Taken[] = []

  const visit = (node: Node, isInTable: boolean): void => {
    if (node.type === 'ImportDeclaration' || isOnlyType(node)) return
    const part = takenPart(node, names)
    if (part) {
      taken.push(part)
      return
    }
    const text = literalOf(node)
    if (text !== undefined && !isInTable) literals.add(text)
    const isTable = node.type === 'VariableDeclarator' && tables.get(nameOf(node.id) ?? '') === node.init
    for (const [key, value] of Object.entries(node)) {
      const isName = (key === 'key' || key === 'property' || (key === 'id' && isTable)) && !node.computed
      if (!isName) for (const inside of nodesIn(value)) visit(inside, isInTable || isTable)
    }
  }
  for (const node of body) visit(node, false)
  return { literals, tables, taken }
}

function exportedTables(node: Node): [string, unknown][] {
  if (node.type !== 'ExportNamedDeclaration' || !isNode(node.declaration)) return []
  return nodesIn(node.declaration.declarations).flatMap(({ id, init }): [string, unknown][] => {
    const name = nameOf(id)
    return name && isTextTable(name) ? [[name, init]] : []
  })
}

function importedNames(node: Node): [string, Taken][] {
  if (node.type !== 'ImportDeclaration' || !isNode(node.source)) return []
  const from = String(node.source.value)
  return nodesIn(node.specifiers).flatMap(({ local, imported }): [string, Taken][] => {
    const [name, table] = [nameOf(local), nameOf(imported)]
    return name && table && isTextTable(table) ? [[name, { from, table, path: [] }]] : []
  })
}

/** What `messages.camera.start` names; of a name that stands alone or is followed by something computed, all below it. */
function takenPart(node: Node, names: ReadonlyMap<string, Taken>): Taken | undefined {
  const bare = names.get(nameOf(node) ?? '')
  if (bare) return bare
  if (node.type !== 'MemberExpression' || !isNode(node.object)) return undefined
  const outer = takenPart(node.object, names)
  const property = node.computed ? undefined : nameOf(node.property)
  return outer && property ? { ...outer, path: [...outer.path, property] } : undefined
}

/** Every text of a table below a path, or of the value that the path ends in. */
export function textsBelow(table: unknown, path: readonly string[]): string[] {
  const value = withoutType(table)
  if (!isNode(value)) return []
  const [first, ...rest] = path
  if (first !== undefined && value.type === 'ObjectExpression') {
    const property = nodesIn(value.properties).find(({ key }) => nameOf(key) === first || keyOf(key) === first)
    if (property) return textsBelow(property.value, rest)
  }
  const text = literalOf(value)
  return text === undefined
    ? Object.values(value)
        .flatMap(nodesIn)
        .flatMap((inside) => textsBelow(inside, []))
    : [text]
}

const keyOf = (key: unknown) => (isNode(key) && key.type === 'Literal' ? String(key.value) : undefined)
