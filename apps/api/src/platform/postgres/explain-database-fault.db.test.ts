import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { migrate } from '../db/migrate.ts'
import { explainDatabaseFault } from './explain-database-fault.ts'
import { StartupError } from './startup-error.ts'

let real: URL
let rude: Server
beforeAll(async () => {
  const test = await testDatabase()
  real = new URL(test.ownerUrl)
  rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(rude, 'listening')
})
afterAll(() => rude.close())

const changed = (change: (url: URL) => void) => () => {
  const url = new URL(real)
  change(url)
  return url.href
}

it.each<[string, () => string, RegExp]>([
  [
    'nothing that listens',
    () => 'postgres://u:p@127.0.0.1:1/market',
    /127\.0\.0\.1:1\/market .*: nothing listens there\.$/,
  ],
  [
    'no host',
    () => 'postgres:///market?host=127.0.0.1&port=1',
    /the database at 127\.0\.0\.1\/market .*: nothing listens/,
  ],
  [
    'a host without an address',
    () => 'postgres://u:p@nowhere.invalid/market',
    /: (its host has no address|names cannot)/,
  ],
  [
    'a program that is no database',
    () => `postgres://u:p@127.0.0.1:${(rude.address() as AddressInfo).port}/market`,
    /: it ended the connection\.$/,
  ],
  [
    'no database of this name',
    changed((url) => {
      url.pathname = '/no_such_market'
    }),
    /: the server has no database of this name\.$/,
  ],
  [
    'a server without TLS',
    changed((url) => {
      url.searchParams.set('sslmode', 'require')
    }),
    /: it speaks no TLS, which the address asks for\.$/,
  ],
])('one line for %s, without user or password', async (_, urlOf, line) => {
  const url = urlOf()
  const fault = await migrate(url).then(
    () => undefined,
    (error: unknown) => explainDatabaseFault(url, error),
  )
  expect(fault).toBeInstanceOf(StartupError)
  expect((fault as StartupError).message).toMatch(line)
  expect((fault as StartupError).message).not.toMatch(/\/\/|@/)
})

it('leaves an error of our own as it is', () => {
  const error = new Error('migration 0001 failed')
  expect(explainDatabaseFault('postgres://x', error)).toBe(error)
})
