import type { Finding, Rule } from '../finding.ts'
import type { Project } from '../read-project.ts'

const ROOTS = /^(?:apps|packages|tools|e2e|models)\//

/** No file reaches itself through its imports, type imports included. */
export const fileCircles: Rule = (project) => circlesOf(graphOf(project)).map(circle)

function graphOf({ files }: Project): Map<string, string[]> {
  const paths = new Set(files.map(({ path }) => path))
  return new Map(
    files
      .filter(({ path }) => ROOTS.test(path))
      .map(({ path, imports }) => [
        path,
        imports.flatMap(({ target }) => (target.kind === 'file' && paths.has(target.path) ? [target.path] : [])),
      ]),
  )
}

/** Strongly connected components of more than one file (Tarjan 1972), each sorted. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const circles: string[][] = []
  const visit = (path: string): void => {
    index.set(path, index.size)
    low.set(path, index.get(path) ?? 0)
    stack.push(path)
    onStack.add(path)
    for (const next of graph.get(path) ?? []) {
      if (!index.has(next)) visit(next)
      if (onStack.has(next)) low.set(path, Math.min(low.get(path) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(path) !== index.get(path)) return
    const members = stack.splice(stack.indexOf(path))
    for (const member of members) onStack.delete(member)
    if (members.length > 1) circles.push(members.sort())
  }
  for (const path of graph.keys()) if (!index.has(path)) visit(path)
  return circles
}

const circle = (members: string[]): Finding => ({
  rule: 'file-circles',
  path: members[0] ?? '',
  wrong: `these files import each other in a circle: ${members.join(', ')}.`,
  instead: 'move what both need (often a type) into a file of its own: deps.ts, a rule, or the contract.',
  why: 'files in a circle can only be read and loaded together.',
})
