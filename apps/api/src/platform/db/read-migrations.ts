import { readdir, readFile } from 'node:fs/promises'
import { sha256 } from '../crypto/sha256.ts'

export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const productMigrations = new URL('../../migrations/', import.meta.url)

/** The numbered SQL files in the order in which they are applied. */
export async function readMigrations(folder = productMigrations): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      // A checkout with CRLF line ends must not change the checksum.
      const text = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
      return { name, text, checksum: sha256(text) }
    }),
  )
}
