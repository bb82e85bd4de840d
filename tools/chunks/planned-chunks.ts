import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { routeModulesIn } from '../first-paint/route-modules.ts'
import { chunksIn, imported } from './imported-chunks.ts'
import { type Costs, mergeChunks, type SharedChunk } from './merge-chunks.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What one more chunk costs a screen in bytes, its request included, and what is left of code once it is compressed: about. */
const perChunk = 400
const compressed = 0.24

/** A public page is often somebody's first; what opens on a press counts less than a screen. */
const weights = { public: 4, signedIn: 1, later: 0.1 }

const isOtherLanguage = (route: string) => /^\/?(?:de|es|fr|zh|ja)(?:\/|$)/.test(route)

export interface PlannedChunks {
  readonly plugin: Plugin
  /** The name of a module's chunk; nothing before the plan is made. */
  readonly nameOf: (module: string) => string | null
}

/**
 * Decides which modules share a chunk. The client is built twice (`buildApp`): the first build shows which screens load a module,
 * and how large it is, and writes nothing; the second one follows the plan.
 */
export function plannedChunks(): PlannedChunks {
  const names = new Map<string, string>()
  const plugin: Plugin = {
    name: 'planned-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (names.size > 0) return
        for (const [index, modules] of plan(chunksIn(bundle), manifestIn(bundle)).entries())
          for (const module of modules) names.set(module, `shared-${index}`)
        for (const file of Object.keys(bundle)) delete bundle[file]
      },
    },
    writeBundle({ dir = '' }, bundle) {
      const chunks = chunksIn(bundle)
      if (chunks.length > 0) writeSources(chunks, dir)
    },
  }
  return { plugin, nameOf: (module) => names.get(module) ?? null }
}

function manifestIn(bundle: Rolldown.OutputBundle): string {
  const manifest = bundle['.vite/manifest.json']
  if (manifest?.type !== 'asset') throw new Error('The build has no manifest.')
  return String(manifest.source)
}

/** Which source files are in a chunk, with their lengths, for the report of a broken budget (`tools/budgets/`). */
function writeSources(chunks: readonly Rolldown.OutputChunk[], client: string): void {
  const sources = chunks.map(({ fileName, modules }) => [
    `/${fileName}`,
    Object.fromEntries(
      Object.entries(modules).map(([file, { renderedLength }]) => [path.relative(root, file), renderedLength]),
    ),
  ])
  writeFileSync(path.join(client, '.vite', 'sources.json'), JSON.stringify(Object.fromEntries(sources)))
}

function plan(chunks: readonly Rolldown.OutputChunk[], manifest: string): readonly (readonly string[])[] {
  const screens = screensOf(chunks, manifest)
  const shared = chunks.filter(
    ({ facadeModuleId, name }) => !facadeModuleId && !/^(?:vendor|base|rolldown-runtime)$/.test(name),
  )
  const importsOf = imported(chunks)
  const numbers = new Map(shared.map(({ fileName }, index) => [fileName, index]))
  const described = shared.map(
    ({ fileName, code, moduleIds }): SharedChunk => ({
      modules: moduleIds,
      bytes: Math.round(code.length * compressed),
      screens: new Set(screens.flatMap(({ files }, index) => (files.has(fileName) ? [index] : []))),
      imports: new Set(
        [...importsOf(fileName)].flatMap((file) => (file === fileName ? [] : (numbers.get(file) ?? []))),
      ),
    }),
  )
  const costs: Costs = { perChunk, weights: screens.map(({ weight }) => weight) }
  return mergeChunks(described, costs)
}

interface Screen {
  readonly files: ReadonlySet<string>
  readonly weight: number
}

/** Every screen with all that it loads, and what is loaded later, when it is opened. */
function screensOf(chunks: readonly Rolldown.OutputChunk[], manifest: string): readonly Screen[] {
  const routes = [...routeModulesIn(manifest)]
    .filter(([route]) => !isOtherLanguage(route))
    .map(([, modules]) => modules)
  const screens = routes.flatMap(({ modules, sections, area }): Screen[] =>
    (sections ? [sections.customer, sections.washer] : [[]]).map((section) => ({
      files: new Set([...modules, ...section].map((file) => file.slice(1))),
      weight: area === 'site' || area === 'pages' ? weights.public : weights.signedIn,
    })),
  )
  const first = new Set(screens.flatMap(({ files }) => [...files]))
  const importsOf = imported(chunks)
  const later = chunks.filter(({ facadeModuleId, fileName }) => facadeModuleId && !first.has(fileName))
  return [...screens, ...later.map(({ fileName }): Screen => ({ files: importsOf(fileName), weight: weights.later }))]
}
