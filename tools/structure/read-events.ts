import { apiArea, moduleOf } from './layout.ts'
import type { Project } from './read-project.ts'

export interface EventGuard {
  readonly name: string
  readonly path: string
}

export type EventUse = {
  readonly name: string
  readonly declaredIn: string
  /** Use cases that publish it. */
  readonly publishers: readonly string[]
  /** What can refuse it, in the order in which the guards run. */
  readonly guards: readonly EventGuard[]
  /** Files that handle it, in the order in which the handlers run. */
  readonly handlers: readonly string[]
}

const DECLARED = /^ {2}'([a-z-]+\.[a-z-]+)':/gm
const PUBLISHED = /\.publish\(\s*tx,\s*([^,{]+?),/g
const HANDLED = /\bevents\.on\(\s*'([^']+)'/g
const GUARDED = /\bevents\.guard\(\s*'([^']+)',\s*'([^']+)'/g
const NAME = /'([^']+)'/g
/** `ordersModule(` and, for modules that app.ts opens first, `paymentsParts`. */
const REGISTERED = /^ {4}(\w+?)(?:Module\(|Parts,)/gm

/** Every domain event with who publishes and who handles it, as the sources show it. */
export function readEvents({ files }: Project): EventUse[] {
  const sources = files.filter(({ path, isTest }) => !isTest && apiArea(path) !== undefined)
  const order = moduleOrder(files.find(({ path }) => path === 'apps/api/src/app.ts')?.text ?? '')
  const rank = (path: string) => {
    const at = order.indexOf(moduleOf(path) ?? '')
    return at < 0 ? order.length : at
  }
  const publishers = usesOf(sources, publishedIn)
  const guards = sources.flatMap(({ path, text }) =>
    [...text.matchAll(GUARDED)].map(([, event = '', name = '']) => ({ event, name, path })),
  )
  const handlers = usesOf(sources, (text) => [...text.matchAll(HANDLED)].map(([, name = '']) => name))
  return sources
    .filter(({ path }) => apiArea(path) === 'events')
    .flatMap(({ path, text }) => [...text.matchAll(DECLARED)].map(([, name = '']) => ({ name, declaredIn: path })))
    .map(({ name, declaredIn }) => ({
      name,
      declaredIn,
      publishers: [...(publishers.get(name) ?? [])].sort(),
      guards: guards
        .filter(({ event }) => event === name)
        .map((guard) => ({ name: guard.name, path: guard.path }))
        .sort((a, b) => rank(a.path) - rank(b.path) || a.path.localeCompare(b.path)),
      handlers: [...(handlers.get(name) ?? [])].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b)),
    }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The events that a source publishes. */
export const publishedIn = (text: string): string[] =>
  [...text.matchAll(PUBLISHED)].flatMap(([, names = '']) => [...names.matchAll(NAME)].map(([, name = '']) => name))

const moduleOrder = (app: string): string[] => [...app.matchAll(REGISTERED)].map(([, name = '']) => name)

function usesOf(
  sources: readonly { readonly path: string; readonly text: string }[],
  namesIn: (text: string) => string[],
): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>()
  for (const { path, text } of sources)
    for (const name of namesIn(text)) uses.set(name, (uses.get(name) ?? new Set()).add(path))
  return uses
}
