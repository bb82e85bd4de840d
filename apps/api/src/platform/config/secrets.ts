import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '../postgres/startup-error.ts'

/** 32 random bytes in base64url. A guessed one forges what it signs, so a shorter one is no secret. */
const secretPattern = /^[\w-]{43}$/

/**
 * A secret generated on first use and kept in the data folder, readable by its owner only. Of several processes that begin
 * at once all get the same one. An empty or shortened file stops the start: a new secret in its place would end what the
 * old one protects without a word.
 */
export async function persistedSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  const secret = (await readSecret(path)) ?? (await makeSecret(folder, path))
  if (!secretPattern.test(secret))
    throw new StartupError(
      `The secret in ${path} is ${secret === '' ? 'empty' : 'damaged'}: it must be 43 characters of base64url. Restore it from a backup, or delete the file: a new one is made, and what the old one signed or sealed is void.`,
    )
  return secret
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** Written whole beside its place and linked into it: a crash leaves no part of it there, and the first of two processes wins. */
async function makeSecret(folder: string, path: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    await writeDurably(draft, secret)
    await link(draft, path)
    await syncFolder(folder)
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(path, 'utf8')).trim()
  } finally {
    await rm(draft, { force: true })
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Windows cannot open a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
