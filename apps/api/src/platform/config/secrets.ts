import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A secret generated on first use and kept in the data folder, readable by its owner only. */
export async function persistedSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  try {
    const file = await open(path, 'wx', 0o600)
    const secret = randomBytes(32).toString('base64url')
    await file.writeFile(secret)
    await file.close()
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(path, 'utf8')).trim()
  }
}
