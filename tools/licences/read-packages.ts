import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Package } from './may-use.ts'

export interface LockedPackage extends Package {
  readonly version: string
  /** Named by one of the project's own package.json files. */
  readonly isDirect: boolean
  /** Needed for building and testing only. */
  readonly isDev: boolean
}

interface LockEntry {
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

const marker = 'node_modules/'

/** What the installed package says of itself; nothing where it is for another machine. */
function ownWord(root: string, folder: string): string | undefined {
  const file = path.join(root, folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown }
  return typeof license === 'string' ? license : undefined
}

/** Every package that the lock file names, those for other machines too. Its own word on its licence goes before the lock's. */
export function readPackages(root: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  const entries = Object.entries(lock.packages)
  const own = entries.filter(([folder]) => !folder.includes(marker)).map(([, entry]) => entry)
  const runtime = new Set(own.flatMap((entry) => Object.keys(entry.dependencies ?? {})))
  const development = new Set(own.flatMap((entry) => Object.keys(entry.devDependencies ?? {})))
  const found = new Map<string, LockedPackage>()
  for (const [folder, entry] of entries) {
    if (!folder.includes(marker) || entry.link) continue
    const name = folder.slice(folder.lastIndexOf(marker) + marker.length)
    const version = entry.version ?? '?'
    const isTop = folder === `${marker}${name}`
    const isDirect = isTop && (runtime.has(name) || development.has(name))
    const isDev = isDirect ? !runtime.has(name) : entry.dev === true
    found.set(`${name} ${version}`, {
      name,
      version,
      licence: ownWord(root, folder) ?? entry.license,
      isDirect,
      isDev,
    })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
