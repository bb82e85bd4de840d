import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

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
}

/** The modules that each path needs before it shows, from the router's own manifest, which is the first of them. */
export function routeModules(client: string): Map<string, ScreenModules> {
  const file = readdirSync(path.join(client, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name)) ?? ''
  const text = readFileSync(path.join(client, 'assets', file), 'utf8')
  const manifest = JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, '')) as {
    entry: Part
    routes: Record<string, Part>
  }
  const chunks: Chunks = JSON.parse(readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8'))
  const screens = new Map<string, ScreenModules>()
  for (const route of Object.values(manifest.routes)) {
    if (!route.path || route.path === '*') continue
    const modules = new Set<string>([`/assets/${file}`])
    const add = (part: Part) => [part.module, ...(part.imports ?? [])].map((module) => modules.add(module))
    add(manifest.entry)
    for (let part: Part | undefined = route; part; part = manifest.routes[part.parentId ?? '']) add(part)
    screens.set(route.path, { modules: [...modules], ...halvesOf(route.module, chunks) })
  }
  return screens
}

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
