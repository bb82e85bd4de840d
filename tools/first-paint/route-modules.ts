import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TextArea } from '../../apps/web/app/platform/i18n/text-area.ts'

interface Part {
  readonly module: string
  readonly imports?: readonly string[]
  readonly parentId?: string
  readonly path?: string
}

/** What the build says of a chunk; its imports are named by their keys. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Chunks = Readonly<Record<string, Chunk>>

export interface ScreenModules {
  readonly modules: readonly string[]
  /** What a screen needs besides for a customer or a Washer, where it has a half for each. */
  readonly halves?: { readonly customer: readonly string[]; readonly washer: readonly string[] }
  /** The area whose texts it needs besides those of every page. */
  readonly area: TextArea
}

/** The modules that each path needs before it shows, from the router's own manifest, which is the first of them. */
export function routeModules(client: string): Map<string, ScreenModules> {
  const file = readdirSync(path.join(client, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name)) ?? ''
  const text = readFileSync(path.join(client, 'assets', file), 'utf8')
  const manifest = JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, '')) as {
    entry: Part
    routes: Record<string, Part>
  }
  const chunks = readChunks(client)
  const screens = new Map<string, ScreenModules>()
  for (const route of Object.values(manifest.routes)) {
    if (!route.path || route.path === '*') continue
    const modules = new Set<string>([`/assets/${file}`])
    const add = (part: Part) => [part.module, ...(part.imports ?? [])].map((module) => modules.add(module))
    add(manifest.entry)
    const parts: Part[] = []
    for (let part: Part | undefined = route; part; part = manifest.routes[part.parentId ?? '']) parts.push(part)
    parts.map(add)
    screens.set(route.path, { modules: [...modules], ...halvesOf(route.module, chunks), area: areaOf(parts, chunks) })
  }
  return screens
}

/** The last of the areas that the layouts around a screen enter. */
function areaOf(parts: readonly Part[], chunks: Chunks): TextArea {
  const isIn = (layout: string) => {
    const file = Object.entries(chunks).find(([key]) => key.includes(`/layouts/${layout}.`))?.[1].file
    return parts.some(({ module }) => module === `/${file}`)
  }
  if (isIn('operators-only')) return 'console'
  if (isIn('signed-in')) return 'app'
  return isIn('pages') ? 'pages' : 'site'
}

/** The module that holds the texts of an area in a language. */
export type TextModules = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Where the build has put the texts, by language and area. */
export function textModules(client: string): TextModules {
  const modules: Record<string, Record<string, string>> = {}
  for (const [key, { file }] of Object.entries(readChunks(client))) {
    const [, language, area] = /\/locales\/(\w+)\.json\?area=(\w+)$/.exec(key) ?? []
    if (language && area) modules[language] = { ...modules[language], [area]: `/${file}` }
  }
  return modules
}

/** The modules that hold what a screen says in a language; English needs none. */
export const textsOf = (texts: TextModules, language: string, area: TextArea): string[] =>
  [...new Set<TextArea>(['site', ...(area === 'console' ? (['app'] as const) : []), area])].flatMap(
    (each) => texts[language]?.[each] ?? [],
  )

const readChunks = (client: string): Chunks =>
  JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8'))

function halvesOf(module: string, chunks: Chunks): Pick<ScreenModules, 'halves'> {
  const screen = Object.values(chunks).find(({ file }) => `/${file}` === module)
  const halfOf = (who: string) => screen?.dynamicImports?.find((key) => key.includes(`/halves/${who}-`))
  const [customer, washer] = [halfOf('customer'), halfOf('washer')]
  return customer && washer
    ? { halves: { customer: modulesOf(customer, chunks), washer: modulesOf(washer, chunks) } }
    : {}
}

/** A chunk with all that it imports. */
function modulesOf(key: string, chunks: Chunks, found = new Set<string>()): string[] {
  const { file, imports = [] } = chunks[key] ?? { file: '' }
  if (file && !found.has(`/${file}`)) {
    found.add(`/${file}`)
    for (const imported of imports) modulesOf(imported, chunks, found)
  }
  return [...found]
}
