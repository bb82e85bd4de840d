import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Keyring } from '../crypto/keyring.ts'
import { StartupError } from '../postgres/startup-error.ts'
import { writeDurably } from '../storage/write-durably.ts'

/** 32 random bytes in base64url. A guessed one forges what it signs, so a shorter one is no secret. */
const secretPattern = /^[\w-]{43}$/

export const secretsFolder = (dataDir: string): string => join(dataDir, 'secrets')

/**
 * The secrets of one use, a line each, generated on first use and stored in the data folder, readable by their owner only. Of several
 * processes that begin at once all get the same. An empty or shortened file stops the start: a new secret in its place would end
 * what the old one protects without a word.
 */
export async function persistedKeys(dataDir: string, name: string): Promise<Keyring> {
  const folder = secretsFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return (await findKeys(dataDir, name)) ?? [await makeSecret(folder, join(folder, name))]
}

/** The secrets of a use whose file is there. */
export async function findKeys(dataDir: string, name: string): Promise<Keyring | undefined> {
  const path = join(secretsFolder(dataDir), name)
  const text = await readSecret(path)
  return text === undefined ? undefined : keysOf(path, text)
}

export const persistedSecret = async (dataDir: string, name: string): Promise<string> =>
  (await persistedKeys(dataDir, name))[0]

function keysOf(path: string, text: string): Keyring {
  const [current = '', ...others] = text.split(/\s+/)
  if (![current, ...others].every((key) => secretPattern.test(key)))
    throw new StartupError(
      `The secret in ${path} is ${text === '' ? 'empty' : 'damaged'}: each line must be 43 characters of base64url. Restore it from a backup, or delete the file: a new one is made, and what the old one signed or sealed is void.`,
    )
  return [current, ...others]
}

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Replaces the secrets of a use, whole or not at all. */
export async function replaceKeys(dataDir: string, name: string, keys: Keyring): Promise<void> {
  const folder = secretsFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, name)
  const draft = draftOf(path)
  await writeDurably(draft, `${keys.join('\n')}\n`, 'wx')
  await rename(draft, path)
  await syncFolder(folder)
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

const draftOf = (path: string) => `${path}.${process.pid}.${randomBytes(4).toString('hex')}`

/** Written whole beside its place and linked into it: a crash leaves no part of it there, and the first of two processes wins. */
async function makeSecret(folder: string, path: string): Promise<string> {
  const secret = newSecret()
  const draft = draftOf(path)
  try {
    await writeDurably(draft, secret, 'wx')
    await link(draft, path)
    await syncFolder(folder)
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return keysOf(path, (await readFile(path, 'utf8')).trim())[0]
  } finally {
    await rm(draft, { force: true })
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
