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

  const get = (address: string) => fetch(`${server.url}${address}`)
  await expect.poll(async () => (await get('/api/ready')).status).toBe(200)
  const document = (await (await get('/api/openapi.json')).json()) as { paths: object }
  expect(Object.keys(document.paths).length).toBeGreaterThan(100)
  const refusalIn = async (language: string) =>
    (await fetch(`${server.url}/api/account`, { headers: { 'accept-language': language } })).text()
  expect(await refusalIn('de')).not.toBe(await refusalIn('en'))

  server.child.kill('SIGTERM')
  expect(await server.ended()).toBe(0)
}, 180_000)
