import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

interface Part {
  readonly module: string
  readonly imports?: readonly string[]
  readonly parentId?: string
  readonly path?: string
}

/** Gzip kilobytes of JavaScript that a screen needs before it shows, from the build's own manifest, by path. */
export function firstJavascript(client: string): Map<string, number> {
  const assets = path.join(client, 'assets')
  const file = readdirSync(assets).find((name) => name.startsWith('manifest-')) ?? ''
  const text = readFileSync(path.join(assets, file), 'utf8')
  const manifest = JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, '')) as {
    entry: Part
    routes: Record<string, Part>
  }
  const sizes = new Map<string, number>([[`/assets/${file}`, gzipSync(text, { level: 9 }).length]])
  const sizeOf = (module: string) => {
    const size = sizes.get(module) ?? gzipSync(readFileSync(path.join(client, module)), { level: 9 }).length
    sizes.set(module, size)
    return size
  }
  const screens = new Map<string, number>()
  for (const route of Object.values(manifest.routes)) {
    if (!route.path || route.path === '*') continue
    const modules = new Set<string>([`/assets/${file}`])
    const add = (part: Part) => [part.module, ...(part.imports ?? [])].map((module) => modules.add(module))
    add(manifest.entry)
    for (let part: Part | undefined = route; part; part = manifest.routes[part.parentId ?? '']) add(part)
    screens.set(route.path, [...modules].reduce((sum, module) => sum + sizeOf(module), 0) / 1_000)
  }
  return screens
}
