import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TextArea } from '../../apps/web/app/platform/i18n/text-area.ts'
import { layoutsAround, type RouteGroup, routeTable } from '../../apps/web/app/route-table.ts'

/** A chunk of the build's manifest; imports are keys of the manifest. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

type Chunks = Readonly<Record<string, Chunk>>

export interface ScreenModules {
  readonly modules: readonly string[]
  /** What a screen needs besides for a customer or a Washer, where it has a section for each. */
  readonly sections?: { readonly customer: readonly string[]; readonly washer: readonly string[] }
  /** The area whose texts it needs besides those of every page. */
  readonly area: TextArea
}

const groups: readonly RouteGroup[] = ['everyone', 'signedIn', 'washersOnly', 'customersOnly', 'operatorsOnly']

/** The modules that each path needs before it shows: the client's own, those of its layouts and of its screen. */
export const routeModules = (client: string): Map<string, ScreenModules> => routeModulesIn(readManifest(client))

/** The same, by the text of the build's manifest. */
export function routeModulesIn(manifest: string): Map<string, ScreenModules> {
  const chunks: Chunks = JSON.parse(manifest)
  return new Map(
    groups.flatMap((group) =>
      routeTable[group].map(([route, screen]): [string, ScreenModules] => {
        const layouts = layoutsAround(group, screen)
        const keys = ['index.html', ...layouts.map((layout) => routeKey(`layouts/${layout}`)), routeKey(screen)]
        const modules = [...new Set(keys.flatMap((key) => modulesOf(key, chunks)))]
        return [route, { modules, ...sectionsOf(routeKey(screen), chunks), area: areaOf(layouts) }]
      }),
    ),
  )
}

const routeKey = (file: string) => `app/routes/${file}.tsx`

/** The last of the areas that the layouts around a screen enter. */
function areaOf(layouts: readonly string[]): TextArea {
  if (layouts.includes('operators-only')) return 'console'
  if (layouts.includes('signed-in')) return 'app'
  return layouts.includes('pages') ? 'pages' : 'site'
}

/** The module that holds the texts of an area in a language. */
export type TextModules = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Where the build has put the texts, by language and area. */
export function textModules(client: string): TextModules {
  const modules: Record<string, Record<string, string>> = {}
  const chunks: Chunks = JSON.parse(readManifest(client))
  for (const [key, { file }] of Object.entries(chunks)) {
    const [, language, area] = /\/locales\/(\w+)\.po\?area=(\w+)$/.exec(key) ?? []
    if (language && area) modules[language] = { ...modules[language], [area]: `/${file}` }
  }
  return modules
}

/** The modules with a screen's texts in a language; English needs none. */
export const textsOf = (texts: TextModules, language: string, area: TextArea): string[] =>
  [...new Set<TextArea>(['site', ...(area === 'console' ? (['app'] as const) : []), area])].flatMap(
    (each) => texts[language]?.[each] ?? [],
  )

const readManifest = (client: string): string => readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8')

function sectionsOf(screen: string, chunks: Chunks): Pick<ScreenModules, 'sections'> {
  const sectionFor = (who: string) => chunks[screen]?.dynamicImports?.find((key) => key.includes(`/sections/${who}-`))
  const [customer, washer] = [sectionFor('customer'), sectionFor('washer')]
  return customer && washer
    ? { sections: { customer: modulesOf(customer, chunks), washer: modulesOf(washer, chunks) } }
    : {}
}

/** A chunk with all that it imports. */
function modulesOf(key: string, chunks: Chunks, found = new Set<string>()): string[] {
  const chunk = chunks[key]
  if (!chunk) throw new Error(`The build has no chunk ${key}.`)
  if (!found.has(`/${chunk.file}`)) {
    found.add(`/${chunk.file}`)
    for (const imported of chunk.imports ?? []) modulesOf(imported, chunks, found)
  }
  return [...found]
}
