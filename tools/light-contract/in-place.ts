import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import { type Change, changed, childrenOf, isNode, type Node, nodesIn } from './syntax.ts'

const contract = path.resolve(import.meta.dirname, '../../packages/contract/src')
const constants = /(?:^|[/-])(?:messages|refusals)\.ts$/

type Exports = Readonly<Record<string, unknown>>
type Load = (file: string) => Promise<Exports>

/** Most modules of the client import types of the contract alone, or nothing of it: they are not parsed. */
const fromContract = /\bimport (?!type )[^'"]*from '@washline\/contract\//
const fromBeside = /\bimport (?!type )[^'"]*from '\./
const mayUse = (file: string, source: string) =>
  fromContract.test(source) || (file.startsWith(contract) && fromBeside.test(source))

const loadModule: Load = (file) => import(pathToFileURL(file).href)

/**
 * A module of the client, or of the contract, with what it uses of the contract's calls, messages and refusals written into it, so that no screen
 * loads what others use of the same noun: a call as what it is sent by, a message as its text, a refusal as its code.
 */
export async function inPlace(file: string, source: string, load: Load = loadModule): Promise<string> {
  if (!mayUse(file, source)) return source
  const { program } = parseSync(file, source)
  const changes: Change[] = []
  const members = new Map<string, unknown>()
  for (const declaration of nodesIn(program.body).filter(importsValues)) {
    const from = inContract(file, declaration)
    if (!from) continue
    const exports = await load(from)
    const specifiers = nodesIn(declaration.specifiers)
    const objects = specifiers.filter((each) => each.importKind !== 'type' && isObject(exports[importedOf(each)]))
    const calls = objects.filter((each) => callOf(exports[importedOf(each)]))
    if (constants.test(from)) for (const each of objects) members.set(localOf(each), exports[importedOf(each)])
    if (calls.length > 0) changes.push(withoutCalls(source, { declaration, specifiers, calls, exports }))
  }
  if (members.size > 0) changes.push(...membersIn(file, program as unknown as Node, members))
  return changed(source, changes)
}

const isObject = (value: unknown): value is Exports => typeof value === 'object' && value !== null
const importsValues = (node: Node) => node.type === 'ImportDeclaration' && node.importKind !== 'type'
const textOf = (node: unknown, key: string): string => String(isNode(node) ? node[key] : '')
const importedOf = (specifier: Node) => textOf(specifier.imported, 'name')
const localOf = (specifier: Node) => textOf(specifier.local, 'name')

/** The module of the contract that is imported. */
function inContract(file: string, declaration: Node): string | undefined {
  const from = textOf(declaration.source, 'value')
  const imported = from.startsWith('@washline/contract/')
    ? path.join(contract, `${from.slice('@washline/contract/'.length)}.ts`)
    : path.resolve(path.dirname(file), from)
  const isFile = from.startsWith('.') || from.startsWith('@washline/contract/')
  return isFile && imported.startsWith(contract + path.sep) ? imported : undefined
}

/** What the browser sends a call by; nothing for what is no call. */
function callOf(value: unknown): object | undefined {
  if (!isObject(value) || !('method' in value && 'path' in value)) return undefined
  return { method: value.method, path: value.path, ...('file' in value && { file: value.file }) }
}

interface Import {
  readonly declaration: Node
  readonly specifiers: readonly Node[]
  readonly calls: readonly Node[]
  readonly exports: Exports
}

/** The import without its calls, and these as constants. */
function withoutCalls(source: string, { declaration, specifiers, calls, exports }: Import): Change {
  const left = specifiers.filter((each) => !calls.includes(each)).map(({ start, end }) => source.slice(start, end))
  const written = calls.map((each) => `const ${localOf(each)} = ${JSON.stringify(callOf(exports[importedOf(each)]))}`)
  const rest = left.length > 0 ? [`import { ${left.join(', ')} } from '${textOf(declaration.source, 'value')}'`] : []
  return { start: declaration.start, end: declaration.end, text: [...rest, ...written].join('\n') }
}

/** Every member of these constants that is a text, a number or a table of texts; of `a.b.c` the whole. */
function membersIn(file: string, program: Node, constants: ReadonlyMap<string, unknown>): Change[] {
  const changes: Change[] = []
  const walk = (node: Node): void => {
    if (isBinding(node)) {
      const name = bindingNames(node).find((each) => constants.has(each))
      if (name) throw new Error(`${file} has another ${name} beside the contract's.`)
    }
    const value = memberOf(node, constants)
    if (typeof value === 'string' || typeof value === 'number')
      changes.push({ start: node.start, end: node.end, text: JSON.stringify(value) })
    else if (isTexts(value)) changes.push({ start: node.start, end: node.end, text: `(${JSON.stringify(value)})` })
    else for (const child of childrenOf(node)) walk(child)
  }
  walk(program)
  return changes
}

const isTexts = (value: unknown) => isObject(value) && Object.values(value).every((each) => typeof each === 'string')
const isBinding = ({ type }: Node) => type === 'VariableDeclarator' || /Function/.test(type)
const bindingNames = ({ id, params }: Node): string[] => [...nodesIn(id), ...nodesIn(params)].flatMap(namesIn)
const namesIn = (node: Node): string[] => {
  if (node.type === 'Identifier') return [textOf(node, 'name')]
  return node.type.startsWith('TS') ? [] : childrenOf(node).flatMap(namesIn)
}

function memberOf(node: Node, constants: ReadonlyMap<string, unknown>): unknown {
  if (node.type !== 'MemberExpression' || node.computed || !isNode(node.object)) return undefined
  const owner =
    node.object.type === 'Identifier' ? constants.get(textOf(node.object, 'name')) : memberOf(node.object, constants)
  return isObject(owner) ? owner[textOf(node.property, 'name')] : undefined
}
