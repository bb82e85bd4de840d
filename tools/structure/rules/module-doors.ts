import { apiArea, inModule, moduleOf } from '../layout.ts'
import type { SourceFile } from '../read-project.ts'
import { type Advice, eachImport } from './each-import.ts'

const API = 'apps/api/src/'
const WIRES = [`${API}app.ts`, `${API}services.ts`]
const COMPOSERS = [...WIRES, `${API}main.ts`]

/** A module is entered through its index.ts; module.ts is for app.ts and services.ts, and app.ts for whoever starts the whole. */
export const moduleDoors = eachImport((file, { specifier, target, isType }) => {
  if (target.kind === 'package' || !file.path.startsWith(API)) return undefined
  const from = moduleOf(file.path)
  const to = moduleOf(target.path)
  // The types of what module.ts makes are the module's own to name.
  if (isType && from === to) return undefined
  if (to && target.path === `${API}${to}/module.ts` && !WIRES.includes(file.path) && !file.isTest)
    return wiring(specifier)
  if (!to || to === from) return undefined
  return isOpenTo(file, inModule(target.path, to)) ? undefined : sideDoor(specifier, to)
})

function isOpenTo(file: SourceFile, name: string): boolean {
  if (name === 'index.ts') return true
  if (name === 'module.ts') return file.isTest || WIRES.includes(file.path)
  if (name === 'builders.ts') return file.isTest
  // The place that wires everything chooses between a gateway's implementations.
  return (
    COMPOSERS.includes(file.path) && /^[a-z0-9-]+\/[a-z0-9-]+\.ts$/.test(name) && !/^(?:use-cases|rules)\//.test(name)
  )
}

const wiring = (specifier: string): Advice => ({
  rule: 'module-doors',
  wrong: `only app.ts and services.ts import a module.ts ("${specifier}").`,
  instead: 'take what you need from the index.ts of the module, as a dependency in the first argument.',
  why: 'module.ts wires a module to its surroundings; there is one place that knows them all.',
})

const sideDoor = (specifier: string, module: string): Advice => ({
  rule: 'module-doors',
  wrong: `"${specifier}" enters ${module}/ past its door.`,
  instead: `export it from ${module}/index.ts and import that, types too; in a test, ${module}/builders.ts may be imported as well.`,
  why: 'what is not exported can be changed without reading the other modules.',
})

/** Platform and events lie below the modules and know nothing of them. */
export const lowerLayers = eachImport((file, { specifier, target }) => {
  const area = apiArea(file.path)
  if (target.kind === 'package' || file.isTest || (area !== 'platform' && area !== 'events')) return undefined
  const to = apiArea(target.path) ?? (target.path.startsWith(API) ? 'app' : undefined)
  // Only the bus knows transactions: it runs handlers inside the publisher's.
  if (file.path === `${API}events/event-bus.ts` && to === 'platform') return undefined
  if (to === undefined || to === area || (area === 'platform' && to === 'events')) return undefined
  return area === 'platform' ? platformKnowsBusiness(specifier) : eventsKnowMore(specifier)
})

const platformKnowsBusiness = (specifier: string): Advice => ({
  rule: 'platform-below',
  wrong: `platform/ imports business code ("${specifier}").`,
  instead: 'let the module hand in what the platform needs, as an argument or through module.ts.',
  why: 'the platform could serve any product; once it knows orders, every module depends on every other.',
})

const eventsKnowMore = (specifier: string): Advice => ({
  rule: 'events-below',
  wrong: `events/ imports more than the contract ("${specifier}").`,
  instead: 'describe an event with types of the contract only.',
  why: 'events are what modules share without importing each other.',
})
