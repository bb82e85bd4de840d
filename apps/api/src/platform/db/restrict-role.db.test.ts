import { randomBytes, scryptSync } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sha256 } from '../crypto/sha256.ts'
import { createJobs } from '../jobs/pg-boss-jobs.ts'
import { silentLog } from '../log/log.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'
import { restrictRole } from './restrict-role.ts'

const suffix = randomBytes(4).toString('hex')
const server = new URL(inject('databaseUrl'))
const password = 'of a test'
const made: { roles: string[]; databases: string[] } = { roles: [], databases: [] }
let admin: Client

const ask = async (url: string, text: string): Promise<unknown> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows[0]
  } finally {
    await client.end()
  }
}

/** A login with a database of its own, as an operator would make them for the product. */
async function anInstallation(name: string, rights: string): Promise<string> {
  const login = `${name}_${suffix}`
  made.roles.push(login, `${login}_app`)
  made.databases.push(login)
  await admin.query(`create role ${login} login ${rights} password '${password}'`)
  await admin.query(`create database ${login} owner ${login}`)
  const url = new URL(server)
  Object.assign(url, { username: login, password, pathname: `/${login}` })
  await migrate(url.href)
  return url.href
}

beforeAll(async () => {
  admin = new Client({ connectionString: server.href })
  await admin.connect()
})
afterAll(async () => {
  for (const name of made.databases) await admin.query(`drop database if exists ${name} with (force)`)
  for (const name of made.roles.reverse()) await admin.query(`drop role if exists ${name}`)
  await admin.end()
})

it('gives a login that may make roles an application role, the same at every start and for every process', async () => {
  const ownerUrl = await anInstallation('makes_roles', 'createrole')
  // Jobs that an earlier release installed with the owner's rights.
  const earlier = createJobs({ databaseUrl: ownerUrl, log: silentLog })
  await earlier.install()
  await earlier.stop()

  const first = await restrictRole(ownerUrl)
  const again = await Promise.all([restrictRole(ownerUrl), restrictRole(ownerUrl)])
  expect(first.missing).toBeUndefined()
  expect(again).toEqual([first, first])
  const stretched = scryptSync(password, `the application as makes_roles_${suffix}_app`, 32, { N: 16_384 })
  expect(new URL(first.url).password).toBe(stretched.toString('base64url'))
  expect(await ask(first.url, 'select current_user as name')).toEqual({ name: `makes_roles_${suffix}_app` })
  await expect(ask(first.url, 'delete from ledger_entries')).rejects.toThrow('permission denied')
  await expect(ask(first.url, 'update outbox set event = event')).resolves.toBeUndefined()

  const jobs = createJobs({ databaseUrl: first.url, log: silentLog })
  let ran = () => {}
  const done = new Promise<void>((resolve) => {
    ran = resolve
  })
  jobs.repeat('role-test', 3_600, async () => ran())
  await jobs.start()
  await done
  await jobs.stop()
})

it('lets the processes of the version before read what a migration has made, before the rights are given anew', async () => {
  const ownerUrl = await anInstallation('upgrades', 'createrole')
  const { url } = await restrictRole(ownerUrl)
  const text = 'create table socks (id int)'
  await migrate(ownerUrl, [...(await readMigrations()), { name: '9000-socks.sql', text, checksum: sha256(text) }])
  expect(await ask(url, 'select count(*)::int as socks from socks')).toEqual({ socks: 0 })
  await expect(ask(url, 'insert into socks values (1)')).rejects.toThrow('permission denied')
})

it('leaves a login without CREATEROLE unchanged and reports what is missing', async () => {
  const ownerUrl = await anInstallation('makes_none', 'nocreaterole')
  const { url, missing } = await restrictRole(ownerUrl)
  expect(url).toBe(ownerUrl)
  expect(missing).toBe(`makes_none_${suffix} may not make the role makes_none_${suffix}_app (it needs CREATEROLE)`)
  await expect(ask(url, 'delete from ledger_entries')).rejects.toThrow('append-only')
})

it('makes no role with a password that anybody could know', async () => {
  const url = 'postgres://somebody@127.0.0.1:1/none'
  expect(await restrictRole(url)).toEqual({ url, missing: expect.stringContaining('no password') })
})
