import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { routeModules } from '../first-paint/route-modules.ts'

/** Gzip kilobytes of JavaScript that a screen needs before it shows, by path. */
export function firstJavascript(client: string): Map<string, number> {
  const sizes = new Map<string, number>()
  const sizeOf = (module: string) => {
    const size = sizes.get(module) ?? gzipSync(readFileSync(path.join(client, module)), { level: 9 }).length
    sizes.set(module, size)
    return size
  }
  return new Map(
    [...routeModules(client)].map(([screen, modules]) => [
      screen,
      modules.reduce((sum, module) => sum + sizeOf(module), 0) / 1_000,
    ]),
  )
}
