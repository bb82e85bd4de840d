import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Part {
  readonly module: string
  readonly imports?: readonly string[]
  readonly parentId?: string
  readonly path?: string
}

/** The modules that each path needs before it shows, from the build's own manifest, which is the first of them. */
export function routeModules(client: string): Map<string, readonly string[]> {
  const file = readdirSync(path.join(client, 'assets')).find((name) => /^manifest-\w+\.js$/.test(name)) ?? ''
  const text = readFileSync(path.join(client, 'assets', file), 'utf8')
  const manifest = JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, '')) as {
    entry: Part
    routes: Record<string, Part>
  }
  const screens = new Map<string, readonly string[]>()
  for (const route of Object.values(manifest.routes)) {
    if (!route.path || route.path === '*') continue
    const modules = new Set<string>([`/assets/${file}`])
    const add = (part: Part) => [part.module, ...(part.imports ?? [])].map((module) => modules.add(module))
    add(manifest.entry)
    for (let part: Part | undefined = route; part; part = manifest.routes[part.parentId ?? '']) add(part)
    screens.set(route.path, [...modules])
  }
  return screens
}
