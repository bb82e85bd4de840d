import type { Program } from 'oxc-parser'

type Tree = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && 'type' in value
const nameOf = (node: unknown): string => {
  if (!isTree(node)) return ''
  if (node.type === 'MemberExpression' || node.type === 'JSXMemberExpression')
    return `${nameOf(node.object)}.${nameOf(node.property)}`
  return String(node.name ?? node.value ?? '')
}

/** What an attribute is for a person. */
const roles: Readonly<Record<string, string>> = {
  'aria-label': 'name for screen readers',
  label: 'label',
  title: 'title',
  hint: 'hint under the field',
  placeholder: 'example in the empty field',
  alt: 'description of a picture',
  about: 'explanation',
  action: 'button',
  busyText: 'button while it works',
  name: 'name of a value',
}
const translators = ['t', 'tText', 'translate', 'translateData']

/**
 * For translators: what each text of a module is and what its placeholders are filled with, by where the text begins. It is read from
 * the syntax around the text, so it is the same at each run and changes with the code.
 */
export function textContexts(program: Program, source: string): ReadonlyMap<number, string> {
  const contexts = new Map<number, string>()
  const visit = (node: Tree, above: readonly Tree[]): void => {
    const isText = node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
    if (isText) {
      const context = contextOf(node, above, source)
      if (context) contexts.set(node.start, context)
    }
    for (const value of Object.values(node))
      for (const inside of Array.isArray(value) ? value : [value]) if (isTree(inside)) visit(inside, [node, ...above])
  }
  visit(program as unknown as Tree, [])
  return contexts
}

function contextOf(node: Tree, above: readonly Tree[], source: string): string {
  const keys: string[] = []
  let role = ''
  let place = ''
  let below: Tree = node
  for (const each of above) {
    if (each.type === 'Property' && each.value === below) keys.unshift(nameOf(each.key))
    if (!role) role = roleOf(each, below)
    place = placeOf(each)
    if (place) break
    below = each
  }
  const path = [place, ...keys].filter((part) => part !== '').join('.')
  const filled = valuesOf(above[0], node, source)
  return [role, path && `in ${path}`, ...filled].filter((part) => part !== '').join('; ')
}

function roleOf(node: Tree, below: Tree): string {
  if (node.type === 'JSXAttribute') return roles[nameOf(node.name)] ?? `attribute ${nameOf(node.name)}`
  if (node.type === 'JSXElement' && node.openingElement !== below)
    return `text of <${nameOf((node.openingElement as Tree).name)}>`
  if (node.type !== 'CallExpression' || node.callee === below) return ''
  const called = nameOf(node.callee)
  return translators.includes(called) || called === '' ? '' : `argument of ${called}`
}

const placeOf = (node: Tree): string =>
  ['VariableDeclarator', 'FunctionDeclaration'].includes(node.type) ? nameOf(node.id) : ''

/** `{count}: waiting` for each value that a call fills in. */
function valuesOf(call: Tree | undefined, text: Tree, source: string): string[] {
  if (call?.type !== 'CallExpression' || !Array.isArray(call.arguments)) return []
  const values: unknown = call.arguments[call.arguments.indexOf(text) + 1]
  if (!isTree(values) || values.type !== 'ObjectExpression' || !Array.isArray(values.properties)) return []
  return values.properties.filter(isTree).flatMap((property) => {
    if (property.type !== 'Property' || !isTree(property.value)) return []
    const shown = source.slice(property.value.start, property.value.end).replaceAll(/\s+/g, ' ')
    const key = nameOf(property.key)
    return [shown === key ? `{${key}}` : `{${key}}: ${shown.length > 60 ? `${shown.slice(0, 57)}...` : shown}`]
  })
}
