import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { openDatabase } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { acceptSecrets, agreeOnSecrets } from './agree-on-secrets.ts'
import { openSecrets } from './open-secrets.ts'
import { newSecret, persistedKeys, replaceKeys } from './secrets.ts'

const database = await testDatabase()
const db = openDatabase({ url: database.url })
const folders: string[] = []
const aServer = async (SECRET_KEYS: string[] = []) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'washline-agree-'))
  folders.push(DATA_DIR)
  return { DATA_DIR, SECRET_KEYS, VAPID_PRIVATE_KEY: undefined }
}
const start = async (server: Awaited<ReturnType<typeof aServer>>) => agreeOnSecrets(db, await openSecrets(server))

beforeEach(() => db.run(sql`delete from secret_fingerprints`))
afterAll(async () => {
  await db.close()
  await database.drop()
  for (const folder of folders) await rm(folder, { recursive: true })
})

it('refuses a second server with other secrets and names them, until they are accepted', async () => {
  const [one, two] = [await aServer(), await aServer()]
  await start(one)
  await start(one)
  await expect(start(two)).rejects.toThrow(/links, media, pins, second-factor, webhooks, extensions, vapid/)
  await acceptSecrets(db, await openSecrets(two))
  await start(two)
  await expect(start(one)).rejects.toThrow(/not those/)
})

it('gives servers on any machine the same secrets by one setting', async () => {
  const master = newSecret()
  const [one, two, other] = [await aServer([master]), await aServer([master]), await aServer([newSecret()])]
  await start(one)
  await start(two)
  expect(await openSecrets(one)).toEqual(await openSecrets(two))
  await expect(start(other)).rejects.toThrow(/not those/)
})

it('lets servers in the middle of a rotation agree, in every order of restarts', async () => {
  const [former, next] = [newSecret(), newSecret()]
  const folder = (await aServer()).DATA_DIR
  await replaceKeys(folder, 'vapid', [newSecret()])
  const withKeys = (...SECRET_KEYS: string[]) => ({ DATA_DIR: folder, SECRET_KEYS, VAPID_PRIVATE_KEY: undefined })
  for (const keys of [[former], [former, next], [next, former], [former, next], [next, former], [next]])
    await start(withKeys(...keys))
  await expect(start(withKeys(former))).rejects.toThrow(/links/)
})

it('stores a fingerprint, and never the secret', async () => {
  const server = await aServer()
  await start(server)
  const rows = await db.all<{ fingerprint: string }>(sql`select fingerprint from secret_fingerprints`)
  expect(rows).toHaveLength(7)
  const [links] = await persistedKeys(server.DATA_DIR, 'links')
  expect(JSON.stringify(rows)).not.toContain(links)
})
