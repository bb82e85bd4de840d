import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readImports } from '../structure/read-imports.ts'
import { resolveImport } from '../structure/resolve-import.ts'
import { type ModuleTexts, moduleTexts, textsBelow } from './module-texts.ts'

/** A part of the client that loads its texts by itself. */
export interface Door<Name extends string> {
  readonly name: Name
  /** The modules that it begins with; whatever they import belongs to it. */
  readonly modules: readonly string[]
  /** The areas whose texts are there already. */
  readonly after: readonly Name[]
  /** Whether it also shows English texts that came from the server: of each table that it sees, all texts. */
  readonly isDataMessage: boolean
}

/**
 * Which texts each area of the client needs, by the modules that it reaches. Rather too many than too few: every literal
 * of a module counts as shown. A text of several areas is in each of them, unless one comes after another.
 */
export function divideTexts<Name extends string>(
  root: string,
  texts: ReadonlySet<string>,
  doors: readonly Door<Name>[],
): Map<Name, Set<string>> {
  const project = createProject(root)
  const areas = new Map<Name, Set<string>>()
  for (const { name, modules, after, isDataMessage } of doors) {
    const there = new Set(after.flatMap((each) => [...(areas.get(each) ?? [])]))
    const shown = [...project.reachedFrom(modules)].flatMap((file) => project.messagesOf(file, isDataMessage))
    areas.set(name, new Set(shown.filter((text) => texts.has(text) && !there.has(text))))
  }
  return areas
}

function createProject(root: string) {
  const parsed = new Map<string, ModuleTexts>()
  const read = (file: string): ModuleTexts => {
    const before = parsed.get(file) ?? moduleTexts(path.join(root, file))
    parsed.set(file, before)
    return before
  }
  const isModule = (file: string) => /\.tsx?$/.test(file) && existsSync(path.join(root, file))

  const reachedFrom = (modules: readonly string[]): Set<string> => {
    const reached = new Set<string>()
    const open = [...modules]
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (reached.has(file) || !isModule(file)) continue
      reached.add(file)
      for (const { specifier, isType } of readImports(readFileSync(path.join(root, file), 'utf8'))) {
        const target = resolveImport(file, specifier)
        if (!isType && target.kind === 'file') open.push(target.path)
      }
    }
    return reached
  }

  const messagesOf = (file: string, withTables: boolean): string[] => {
    const { literals, tables, taken } = read(file)
    const parts = taken.flatMap(({ from, table, path: names }) => {
      const target = from === undefined ? undefined : resolveImport(file, from)
      const holder = target?.kind === 'file' && isModule(target.path) ? read(target.path).tables : tables
      return textsBelow(holder.get(table), names)
    })
    return [
      ...literals,
      ...parts,
      ...(withTables ? [...tables.values()].flatMap((table) => textsBelow(table, [])) : []),
    ]
  }

  return { reachedFrom, messagesOf }
}
