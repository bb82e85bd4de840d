import type { Finding, Rule } from '../finding.ts'
import { MODULE_DIRECTIONS, moduleOf } from '../layout.ts'
import type { Project } from '../read-project.ts'
import { eachImport } from './each-import.ts'

/** Modules know each other in the written directions only. */
export const moduleDirections = eachImport((file, { specifier, target }) => {
  if (target.kind === 'package' || file.isTest) return undefined
  const from = moduleOf(file.path)
  const to = moduleOf(target.path)
  if (!from || !to || from === to) return undefined
  if (MODULE_DIRECTIONS[from]?.includes(to)) return undefined
  const known = MODULE_DIRECTIONS[from]?.join(', ') || 'no other module'
  return {
    rule: 'module-directions',
    wrong: `${from} imports ${to} ("${specifier}"); ${from} may know ${known}.`,
    instead: `publish an event (events/) and handle it in ${to}/handlers.ts, or let the module that knows both do the call.`,
    why: 'with one direction between any two modules, a change can be followed; talking back makes them one module.',
  }
})

/** No ring of modules, whatever the table of directions says. */
export const moduleCycles: Rule = (project) => {
  const graph = moduleGraph(project)
  const findings: Finding[] = []
  const done = new Set<string>()
  const visit = (module: string, trail: string[]): void => {
    const start = trail.indexOf(module)
    if (start >= 0) {
      findings.push(ring([...trail.slice(start), module]))
      return
    }
    if (done.has(module)) return
    for (const next of graph.get(module) ?? []) visit(next, [...trail, module])
    done.add(module)
  }
  for (const module of graph.keys()) visit(module, [])
  return findings
}

function moduleGraph({ files }: Project): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const file of files.filter(({ isTest }) => !isTest)) {
    for (const { target } of file.imports) {
      const from = moduleOf(file.path)
      const to = target.kind === 'file' ? moduleOf(target.path) : undefined
      if (from && to && from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  }
  return graph
}

const ring = (modules: string[]): Finding => ({
  rule: 'module-cycles',
  path: `apps/api/src/${modules[0]}`,
  wrong: `the modules form a ring: ${modules.join(' → ')}.`,
  instead: 'turn one of the imports into an event that the other module handles.',
  why: 'modules in a ring can only be understood, tested and changed together.',
})
