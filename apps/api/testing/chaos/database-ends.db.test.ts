import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { isServing, type ServerProcess, startServerProcess } from '../harness/server-process.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-database-ends-'))
let server: ServerProcess
afterEach(async () => {
  server.signalAll('SIGTERM')
  await server.ended()
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const inCluster = (name: string) => path.join(dataDir, 'postgres', name)
const postmaster = () => Number(readFileSync(inCluster('postmaster.pid'), 'utf8').split('\n')[0])
const health = async () => (await fetch(`${server.url}/api/health`)).status

const register = async (name: string): Promise<number> => {
  const password = { password: 'long enough', password_confirmation: 'long enough' }
  const body = { name, email: `${name}@example.test`, phone_number: '+60 12 345 678', ...password }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${server.url}/api/register`, { method: 'POST', body: JSON.stringify(body), headers })
  return answer.status
}

test('health fails while the database does not answer, and the market goes on each time it is back', async () => {
  server = await startServerProcess({ DATA_DIR: dataDir })
  await expect.poll(() => isServing(server), { timeout: 60_000 }).toBe(true)
  expect(await health()).toBe(200)
  const intact = readFileSync(inCluster('PG_VERSION'))
  for (const name of ['ana', 'bo', 'cem']) {
    writeFileSync(inCluster('PG_VERSION'), '9.6\n')
    process.kill(postmaster(), 'SIGKILL')
    await expect.poll(health, { timeout: 20_000 }).toBe(503)
    writeFileSync(inCluster('PG_VERSION'), intact)
    await expect.poll(health, { timeout: 60_000 }).toBe(200)
    expect(await register(name)).toBe(200)
  }
  expect(server.child.exitCode).toBeNull()
}, 240_000)
