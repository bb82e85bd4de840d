import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileIn = (dataDir: string) => path.join(dataDir, 'secrets', 'postgres-password')

/** The password kept beside the data, or `undefined` before the first start. */
export function readDatabasePassword(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

export function createDatabasePassword(dataDir: string): string {
  const password = randomBytes(24).toString('hex')
  mkdirSync(path.dirname(fileIn(dataDir)), { recursive: true, mode: 0o700 })
  writeFileSync(fileIn(dataDir), `${password}\n`, { mode: 0o600 })
  return password
}
