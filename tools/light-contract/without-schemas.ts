import { parseSync } from 'oxc-parser'
import { type Change, changed, childrenOf, isNode, type Node, nodesIn } from './syntax.ts'

/** What is declared by an object with these names, and what stays of its parts that only the server reads. */
const declarations: readonly { readonly names: readonly string[]; readonly parts: Readonly<Record<string, string>> }[] =
  [
    {
      names: ['method', 'path'],
      parts: { params: '{}', query: '{}', body: '{}', form: '{}', answers: '{}', summary: "''", refusals: '[]' },
    },
    { names: ['answers'], parts: { answers: '{}' } },
    { names: ['code', 'status', 'message', 'description'], parts: { body: '{}', description: "''" } },
    { names: ['event', 'data'], parts: { data: '{}' } },
  ]

/**
 * A module of the contract as the browser needs it: calls, refusals and signals without their schemas, which only the
 * server reads, and every declaration marked as one without effects, so that what nobody uses is left out.
 */
export function withoutSchemas(file: string, source: string): string {
  const body = nodesIn(parseSync(file, source).program.body)
  const changes: Change[] = []
  const left = new Set<Node>()
  const replace = (node: Node): void => {
    const properties = node.type === 'ObjectExpression' ? nodesIn(node.properties) : []
    const names = properties.map(nameOf)
    const found = declarations.find((each) => each.names.every((name) => names.includes(name)))
    for (const inside of found ? properties : childrenOf(node)) {
      const text = found?.parts[nameOf(inside) ?? '']
      if (text === undefined || !isNode(inside.value)) replace(inside)
      else {
        left.add(inside.value)
        changes.push({ start: inside.start, end: inside.end, text: `${nameOf(inside)}: ${text}` })
      }
    }
  }
  for (const { init } of body.flatMap(declaratorsOf)) {
    if (!isNode(init)) continue
    replace(init)
    if (!calls(init, left)) continue
    changes.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' })
    changes.push({ start: init.end, end: init.end, text: '))()' })
  }
  return changed(source, changes)
}

function nameOf({ key, computed }: Node): string | undefined {
  if (computed || !isNode(key)) return undefined
  return String(key.type === 'Identifier' ? key.name : key.value)
}

function declaratorsOf(node: Node): Node[] {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  return isNode(declared) && declared.type === 'VariableDeclaration' ? nodesIn(declared.declarations) : []
}

/** Whether it calls something when the module loads; functions wait to be called themselves. */
const calls = (node: Node, left: ReadonlySet<Node>): boolean =>
  node.type === 'CallExpression' ||
  node.type === 'NewExpression' ||
  (!/Function/.test(node.type) && childrenOf(node).some((inside) => !left.has(inside) && calls(inside, left)))
