import { type Binding, type Declaration, readBindings, readBody, readDeclarations } from './read-declarations.ts'
import { publishedIn } from './read-events.ts'
import type { Project, SourceFile } from './read-project.ts'
import { resolveImport } from './resolve-import.ts'

/** A refusal by its place in the contract: `orderRefusals.quoteChanged`, or all of a catalogue: `declineRefusals.*`. */
export type RefusalName = string

export interface Known {
  readonly declarations: readonly Declaration[]
  readonly byName: ReadonlyMap<string, Declaration>
  readonly bindings: ReadonlyMap<string, Binding & { readonly path: string }>
  readonly passedOn: readonly (Binding & { readonly path: string })[]
}

export interface Place {
  readonly path: string
  readonly declaration: Declaration
  /** The statements around a route's handler or a guard that it may name. */
  readonly locals?: ReadonlyMap<string, Declaration>
}

export const API = 'apps/api/src/'
const CATALOGUE = /^packages\/contract\/src\/(?:.*\/)?refusals\.ts$/
const LIST = /^(?:export )?const \w+ = \[/
const NAMED = /(?<![\w.]|\.\s)(?:\.\.\.)?([A-Za-z_]\w*)(?!\w|:)(?:\.(\w+))?/g
const SERVICE_CALL = /\b(\w+)\.(\w+)\(/g

/** The refusals that a place can throw, each with the file that names it. */
export type Refusals = ReadonlyMap<RefusalName, string>

export interface RefusalWalk {
  readonly files: ReadonlyMap<string, Known>
  /** Follows the functions that a place names, and the guards of the events that it publishes, to the refusals they name. */
  readonly walk: (from: Place) => Refusals
}

export function createRefusalWalk(project: Project): RefusalWalk {
  const files = new Map(
    project.files.filter(({ path, isTest }) => isTraced(path) && !isTest).map((file) => [file.path, readKnown(file)]),
  )
  const graph = { files, services: readServices(files), guards: readGuards(files) }
  return { files, walk: (from) => walkFrom(from, graph) }
}

const isTraced = (path: string) =>
  (path.startsWith(API) || path.startsWith('packages/contract/src/')) && path.endsWith('.ts')

function readKnown({ path, text }: SourceFile): Known {
  const declarations = readDeclarations(text)
  const bindings = declarations.flatMap(readBindings).flatMap((binding) => {
    const target = resolveImport(path, binding.specifier)
    return target.kind === 'file' ? [{ ...binding, path: target.path }] : []
  })
  return {
    declarations,
    byName: new Map(declarations.flatMap((declaration) => declaration.names.map((name) => [name, declaration]))),
    bindings: new Map(bindings.filter(({ isPassedOn }) => !isPassedOn).map((binding) => [binding.local, binding])),
    passedOn: bindings.filter(({ isPassedOn }) => isPassedOn),
  }
}

type Files = ReadonlyMap<string, Known>
type Services = ReadonlyMap<string, Place>
type Guards = ReadonlyMap<string, readonly Place[]>

const GUARD = /\bevents\.guard\(\s*'([^']+)'/g

/** The checks that are registered for each event. */
function readGuards(files: Files): Guards {
  const guards = new Map<string, Place[]>()
  for (const [path, { declarations }] of files)
    for (const declaration of declarations)
      for (const { 1: event = '', index } of declaration.text.matchAll(GUARD))
        guards.set(event, [...(guards.get(event) ?? []), callAt({ path, declaration }, index, 'events.guard(')])
  return guards
}

/** A call within a declaration as a place of its own, with the statements beside it. */
export function callAt({ path, declaration }: Place, start: number, call: string, skipped = 0): Place {
  const { text, code, line } = declaration
  const end = closingAt(code, start)
  const statements = readBody(declaration).filter((statement) => !statement.code.includes(call))
  return {
    path,
    locals: new Map(statements.flatMap((statement) => statement.names.map((name) => [name, statement]))),
    declaration: {
      names: [],
      line: line + code.slice(0, start).split('\n').length - 1,
      text: text.slice(start + skipped, end),
      code: code.slice(start + skipped, end),
    },
  }
}

function closingAt(code: string, from: number): number {
  let depth = 0
  for (let index = from; index < code.length; index += 1) {
    if (code[index] === '(') depth += 1
    if (code[index] === ')') {
      depth -= 1
      if (depth === 0) return index
    }
  }
  return code.length
}

/** The members of what modules offer each other by injection: `const payments: Payments = {` in a `module.ts`. */
function readServices(files: Files): Services {
  const services = new Map<string, Place>()
  for (const [path, { declarations }] of files) {
    if (!path.endsWith('/module.ts')) continue
    for (const statement of declarations.flatMap(readBody)) {
      const name = /^ {2}const (\w+): \w+ = \{\n/.exec(statement.code)?.[1]
      if (name === undefined) continue
      for (const member of readMembers(statement))
        services.set(`${name}.${member.names[0]}`, { path, declaration: member })
    }
  }
  return services
}

function readMembers({ text, code, line }: Declaration): Declaration[] {
  const starts = [...code.matchAll(/^ {4}(?:async )?(\w+)(?=[:,(])/gm)]
  return starts.map((start, position) => {
    const end = starts[position + 1]?.index ?? code.length
    const part = { text: text.slice(start.index, end), code: code.slice(start.index, end), line }
    return { ...part, names: [start[1] ?? ''] }
  })
}

interface Graph {
  readonly files: Files
  readonly services: Services
  readonly guards: Guards
}

function walkFrom(start: Place, { files, services, guards }: Graph): Refusals {
  const found = new Map<RefusalName, string>()
  const seen = new Set<Declaration>()
  const open: Place[] = [start]
  for (let place = open.pop(); place; place = open.pop()) {
    if (seen.has(place.declaration)) continue
    seen.add(place.declaration)
    const { code } = place.declaration
    for (const [, name = '', member] of code.matchAll(NAMED)) {
      const places = resolveName(place, name, member, files)
      if (places.some(isCatalogue))
        for (const refusal of refusalsNamed(place.declaration, name, member)) found.set(refusal, place.path)
      else open.push(...places)
    }
    for (const [, name, member] of code.matchAll(SERVICE_CALL)) {
      const service = services.get(`${name}.${member}`)
      if (service) open.push(service)
    }
    for (const event of publishedIn(place.declaration.text)) open.push(...(guards.get(event) ?? []))
  }
  return found
}

/** A list beside a catalogue is followed to what it names, like any other declaration. */
const isCatalogue = ({ path, declaration }: Place) => CATALOGUE.test(path) && !LIST.test(declaration.code)

/** One of a catalogue, those that a statement takes apart, or with `*` all of them. */
function refusalsNamed({ code }: Declaration, catalogue: string, member: string | undefined): RefusalName[] {
  const [, taken, from] = /^(?:export )?const \{([^}]*)\} = (\w+)\s*$/.exec(code) ?? []
  if (taken === undefined || from !== catalogue) return [`${catalogue}.${member ?? '*'}`]
  return [...taken.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name]) => `${catalogue}.${name}`)
}

export function resolveName(
  { path, declaration, locals }: Place,
  name: string,
  member: string | undefined,
  files: Files,
): Place[] {
  const local = locals?.get(name)
  if (local && local !== declaration) return [{ path, declaration: local, ...(locals && { locals }) }]
  const known = files.get(path)
  const own = known?.byName.get(name)
  if (own) return [{ path, declaration: own }]
  const binding = known?.bindings.get(name)
  if (!binding) return []
  if (binding.imported !== '*') return exportOf(binding.path, binding.imported, files)
  return member === undefined ? [] : exportOf(binding.path, member, files)
}

/** The declaration behind an exported name, through the files that pass it on. */
function exportOf(path: string, name: string, files: Files): Place[] {
  const known = files.get(path)
  const declaration = known?.byName.get(name)
  if (declaration) return [{ path, declaration }]
  return (known?.passedOn ?? []).flatMap((binding) => {
    if (binding.imported === '*') return exportOf(binding.path, name, files)
    return binding.local === name ? exportOf(binding.path, binding.imported, files) : []
  })
}
