import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const checkout = path.join(import.meta.dirname, '../..')
const migrations = 'apps/api/src/migrations/'
/** The setting of a stop that is announced before it begins: a version without it ends in the middle of requests. */
const announcedStop = 'STOP_DELAY_S'

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8', maxBuffer: 1_000_000_000 })

export interface EarlierVersion {
  readonly revision: string
  /** As git describes it, for people. */
  readonly name: string
  /** The migrations that the present version has and this one lacks. */
  readonly lacks: readonly string[]
}

/**
 * The version of a revision, or, where none is named, the newest release before this version; before the first release the oldest version
 * that can be upgraded to this one without a break. Nothing where git knows none.
 */
export function findEarlierVersion(named?: string): EarlierVersion | undefined {
  const revision = named
    ? git('rev-parse', '--verify', `${named}^{commit}`).trim()
    : (newestRelease() ?? oldestVersion())
  if (!revision) return undefined
  const has = new Set(migrationsOf(revision).map(nameOf))
  return {
    revision,
    name: git('log', '-1', '--format=%h of %cs', revision).trim(),
    lacks: migrationsOf('HEAD')
      .map(nameOf)
      .filter((name) => !has.has(name)),
  }
}

function newestRelease(): string | undefined {
  const [tag] = git('tag', '--list', 'v*', '--merged', 'HEAD~1', '--sort=-version:refname').split('\n')
  return tag ? git('rev-parse', `${tag}^{commit}`).trim() : undefined
}

function oldestVersion(): string | undefined {
  const present = new Set(migrationsOf('HEAD'))
  return git('log', '--first-parent', '--format=%H', '--', migrations)
    .split('\n')
    .filter(
      (revision) => revision && migrationsOf(revision).every((file) => present.has(file)) && announcesStop(revision),
    )
    .at(-1)
}

/** Each migration of a revision with the hash of its content. */
const migrationsOf = (revision: string): readonly string[] =>
  git('ls-tree', '--format=%(objectname) %(path)', revision, migrations)
    .split('\n')
    .filter((line) => /\/\d{4}-[a-z-]+\.sql$/.test(line))

const nameOf = (file: string) => path.basename(file)

function announcesStop(revision: string): boolean {
  try {
    return git('grep', '--files-with-matches', announcedStop, revision, '--', 'apps/api/src/platform/config') !== ''
  } catch {
    // git grep ends with 1 where it finds nothing.
    return false
  }
}

/** A checkout of that version beside the packages that are installed for this one. */
export function makeEarlierVersion(folder: string, { revision }: EarlierVersion): string {
  mkdirSync(path.join(folder, 'node_modules/@washline'), { recursive: true })
  const archive = execFileSync(
    'git',
    ['archive', revision, 'apps', 'packages', 'models', 'package.json', 'tsconfig.base.json'],
    { cwd: checkout, maxBuffer: 1_000_000_000 },
  )
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const installed = path.join(checkout, 'node_modules')
  for (const name of readdirSync(installed))
    if (name !== '@washline') symlinkSync(path.join(installed, name), path.join(folder, 'node_modules', name))
  // The links of the workspaces are relative: they lead to the version's own.
  cpSync(path.join(installed, '@washline'), path.join(folder, 'node_modules/@washline'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return folder
}
