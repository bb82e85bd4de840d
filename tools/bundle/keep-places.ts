import path from 'node:path'
import type { Plugin } from 'rolldown'

const besideSource = /new URL\(\s*(['"`])([^'"`]+)\1\s*,\s*import\.meta\.url\s*\)/g

/** The path from the bundle's folder; an entry's is that of its bundle. */
function placeOf(file: string, folder: string, entries: Readonly<Record<string, string>>): string {
  const entry = Object.entries(entries).find(([, source]) => source === file)?.[0]
  const place = entry ? `${entry}.mjs` : path.relative(folder, file).split(path.sep).join('/')
  return place.startsWith('.') ? place : `./${place}`
}

/** Writes into code what lies beside its source as it is found from the bundle. */
export function withPlaces(
  code: string,
  source: string,
  folder: string,
  entries: Readonly<Record<string, string>>,
): string {
  const placed = code.replace(besideSource, (_whole, quote: string, name: string) => {
    const slash = name.endsWith('/') ? '/' : ''
    const file = path.resolve(path.dirname(source), name)
    return `new URL(${quote}${placeOf(file, folder, entries)}${slash}${quote}, import.meta.url)`
  })
  const others = placed.replace(besideSource, '').match(/import\.meta\.(?:url|dirname|filename)/g) ?? []
  const requires = placed.match(/createRequire\(import\.meta\.url\)/g) ?? []
  if (others.length > requires.length)
    throw new Error(`${source} reads its place in another way than by new URL('…', import.meta.url).`)
  return placed
}

/** Files that a source names beside itself stay where they are: of a bundle, another place is its own. Packages are found from both. */
export const keepPlaces = (folder: string, entries: Readonly<Record<string, string>>): Plugin => ({
  name: 'keep-places',
  transform: {
    filter: { id: /\/(?:apps|packages)\/[^/]+\/src\//, code: /import\.meta\./ },
    handler: (code, source) => ({ code: withPlaces(code, source, folder, entries), map: null }),
  },
})
