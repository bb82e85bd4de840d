import { open } from 'node:fs/promises'

/** Writes a file that only this user may read, and returns once the disk has it. `wx` refuses one that is there; `w` replaces it. */
export async function writeDurably(path: string, content: string | Buffer, flag: 'wx' | 'w'): Promise<void> {
  const file = await open(path, flag, 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
