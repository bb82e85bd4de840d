import { execSync } from 'node:child_process'
import type { Package } from './may-use.ts'

export interface LockedPackage extends Package {
  readonly version: string
  /** Named by one of the project's own package.json files. */
  readonly isDirect: boolean
  /** Needed for building and testing only. */
  readonly isDev: boolean
}

/** What `npm query` answers of a package. */
interface Queried {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly location: string
  readonly from: readonly string[]
  readonly dev: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

const isWorkspace = (location: string) => !location.includes('node_modules/')

/** Every package that the lock file names, those for other machines too, as npm reads it. */
export function readPackages(root: string): LockedPackage[] {
  const answer = execSync('npm query "*" --package-lock-only', {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const queried: readonly Queried[] = JSON.parse(answer)
  const workspaces = queried.filter(({ location }) => isWorkspace(location))
  const workspaceNames = new Set(workspaces.map(({ name }) => name))
  const runtime = new Set(workspaces.flatMap(({ dependencies = {} }) => Object.keys(dependencies)))
  const found = new Map<string, LockedPackage>()
  for (const { name, version, license, from, dev } of queried) {
    if (workspaceNames.has(name)) continue
    const isDirect = from.some(isWorkspace) || found.get(`${name} ${version}`)?.isDirect === true
    const isDev = isDirect ? !runtime.has(name) : dev
    found.set(`${name} ${version}`, { name, version, licence: license, isDirect, isDev })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
