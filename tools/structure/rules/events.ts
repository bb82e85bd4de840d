import type { Finding, Rule } from '../finding.ts'
import { apiArea } from '../layout.ts'
import type { Declaration } from '../read-declarations.ts'
import { type EventUse, readEvents } from '../read-events.ts'
import type { Project } from '../read-project.ts'
import { createRefusalWalk } from '../walk-refusals.ts'
import { EVENT_PAGE, writeEventPage } from '../write-event-page.ts'

/** Every event has a publisher, and a handler or a guard; and docs/events.md shows the events as they are. */
export const domainEvents: Rule = (project) => {
  const events = readEvents(project)
  return [...unusedEvents(events), ...stalePage(project, events)]
}

const unusedEvents = (events: readonly EventUse[]): Finding[] =>
  events.flatMap(({ name, declaredIn, publishers, guards, handlers }): Finding[] => [
    ...(publishers.length === 0 ? [unused(declaredIn, `nobody publishes "${name}".`)] : []),
    ...(handlers.length + guards.length === 0 ? [unused(declaredIn, `nobody handles "${name}".`)] : []),
  ])

const unused = (path: string, wrong: string): Finding => ({
  rule: 'events-in-use',
  path,
  wrong,
  instead: 'remove the event, or write the handler that needs it.',
  why: 'an event without effect looks like one: readers search for what it causes.',
})

/** A handler follows a change that is already decided: nothing that it calls can refuse. */
export const handlersCannotVeto: Rule = (project) => {
  const { files, walk } = createRefusalWalk(project)
  return [...files].flatMap(([path, { declarations }]): Finding[] => {
    if (apiArea(path) === undefined) return []
    const isHandler = ({ code }: Declaration) => path.endsWith('/handlers.ts') || code.includes('events.on(')
    const found = new Map<string, Finding>()
    for (const declaration of declarations.filter(isHandler))
      for (const [refusal, thrownIn] of walk({ path, declaration }))
        if (!found.has(refusal)) found.set(refusal, veto(path, declaration.line, { refusal, thrownIn }))
    return [...found.values()]
  })
}

const veto = (path: string, line: number, { refusal, thrownIn }: { refusal: string; thrownIn: string }): Finding => ({
  rule: 'handlers-cannot-veto',
  path,
  line,
  wrong: `a handler can refuse with ${refusal} (${thrownIn}).`,
  instead:
    "let the use case that publishes the event check it first; where this module alone can decide it, register `events.guard(event, 'name', check)` in its guards.ts.",
  why: 'a publisher does not know its handlers; what can prevent a change has a name on docs/events.md.',
})

const GUARD = /\bevents\.guard\(/g
const NAMED_GUARD = /^events\.guard\(\s*'([a-z-]+\.[a-z-]+)',\s*'([a-z0-9]+(?:-[a-z0-9]+)*)'/

/** Every guard is registered in a guards.ts, with a name that its event has once. */
export const guardsHaveNames: Rule = ({ files }) => {
  const seen = new Map<string, string>()
  return files
    .filter(({ path, isTest }) => apiArea(path) !== undefined && !isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(GUARD)].flatMap(({ index }): Finding[] => {
        const [, event, name] = NAMED_GUARD.exec(text.slice(index)) ?? []
        const line = text.slice(0, index).split('\n').length
        const guard = `${name} of ${event}`
        const before = seen.get(guard)
        seen.set(guard, path)
        if (!path.endsWith('/guards.ts')) return [misnamed(path, line, 'a guard is registered outside guards.ts.')]
        if (name === undefined) return [misnamed(path, line, 'a guard has no name.')]
        return before === undefined ? [] : [misnamed(path, line, `${before} has the guard ${guard} already.`)]
      }),
    )
}

const misnamed = (path: string, line: number, wrong: string): Finding => ({
  rule: 'guards-have-names',
  path,
  line,
  wrong,
  instead: "write `events.guard('event.name', 'what-it-requires', check)` in the guards.ts of the module that decides.",
  why: 'docs/events.md lists by name what can prevent a change.',
})

function stalePage({ documents }: Project, events: readonly EventUse[]): Finding[] {
  const page = documents.find(({ path }) => path === EVENT_PAGE)?.text
  if (events.length === 0 || page === writeEventPage(events)) return []
  return [
    {
      rule: 'event-page',
      path: EVENT_PAGE,
      wrong: 'the page of domain events is stale.',
      instead: 'run `npm run events` and commit the page.',
      why: 'it is where a reader sees what follows from a change.',
    },
  ]
}
