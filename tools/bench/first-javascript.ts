import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { routeModules, textModules, textsOf } from '../first-paint/route-modules.ts'

export interface FirstJavascript {
  readonly screen: string
  /** Of all its modules, each by itself, as the server sends them. */
  readonly gzipKb: number
  readonly modules: number
  /** The same modules, with their kB. */
  readonly sizes: ReadonlyMap<string, number>
  /** Its texts in the largest language; none in English. */
  readonly textsKb: number
}

const isScreen = (route: string) => !/^\/?(?:de|es|fr|zh|ja)(?:\/|$)|\.\w+$/.test(route)

/** The JavaScript that each screen needs before it answers, its other languages left out. */
export function firstJavascript(client: string): FirstJavascript[] {
  const sizes = new Map<string, number>()
  const sizeOf = (module: string) => {
    const size = sizes.get(module) ?? gzipSync(readFileSync(path.join(client, module)), { level: 9 }).length
    sizes.set(module, size)
    return size
  }
  const kbOf = (modules: readonly string[]) => modules.reduce((sum, module) => sum + sizeOf(module), 0) / 1_000
  const texts = textModules(client)
  return [...routeModules(client)].flatMap(([screen, { modules, sections, area }]) => {
    if (!isScreen(screen)) return []
    const row = (name: string, section: readonly string[]): FirstJavascript => {
      const all = [...new Set([...modules, ...section])]
      return {
        screen: name,
        gzipKb: kbOf(all),
        modules: all.length,
        sizes: new Map(all.map((module) => [module, kbOf([module])])),
        textsKb: Math.max(...Object.keys(texts).map((language) => kbOf(textsOf(texts, language, area)))),
      }
    }
    return sections
      ? [row(`${screen} (customer)`, sections.customer), row(`${screen} (Washer)`, sections.washer)]
      : [row(screen, [])]
  })
}
