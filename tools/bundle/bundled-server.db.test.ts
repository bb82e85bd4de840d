import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isServing, startServerProcess } from '../../apps/api/testing/harness/server-process.ts'
import { builtServer, ensureServerBuilt } from '../prepare/server-build.js'

it('starts in an empty folder, serves, finds what lies beside its sources, and stops in good order', async () => {
  await ensureServerBuilt()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-bundled-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startServerProcess({ DATA_DIR: dataDir }, builtServer)
  onTestFinished(() => server.signalAll('SIGKILL'))
  await expect.poll(() => isServing(server) || server.output(), { timeout: 120_000 }).toBe(true)

  const get = (address: string, headers = {}) => fetch(`${server.url}${address}`, { headers })
  expect((await get('/api/ready')).status).toBe(200)
  const document = (await (await get('/api/openapi.json')).json()) as { paths: object }
  expect(Object.keys(document.paths).length).toBeGreaterThan(100)
  const places = await (await get('/api/places?query=Lisbon')).text()
  expect(places).toBeDefined()
  const refused = await get('/api/account', { 'accept-language': 'de' })
  expect(refused.status).toBe(401)

  server.child.kill('SIGTERM')
  expect(await server.ended()).toBe(0)
}, 180_000)
