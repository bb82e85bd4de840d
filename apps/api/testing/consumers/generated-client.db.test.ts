import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { startApp, type TestApp } from '../harness/start-app.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../../..')
const generator = path.join(root, 'packages/client/node_modules/openapi-typescript/bin/cli.js')
let app: TestApp
let url: string
let folder: string

beforeAll(async () => {
  app = await startApp({ withJobs: true })
  await app.http.fastify.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.http.fastify.server.address() as AddressInfo).port}`
  folder = await mkdtemp(path.join(tmpdir(), 'washline-generated-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** The folder of somebody else's program, with the types that the generator makes of the served document. */
async function setUp(): Promise<void> {
  await copyFile(path.join(import.meta.dirname, 'program/whole-order.ts'), path.join(folder, 'whole-order.ts'))
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(path.join(folder, 'laundry.jpg'), plainPhoto)
  const options = { strict: true, module: 'nodenext', target: 'es2024', noEmit: true, allowImportingTsExtensions: true }
  const compilerOptions = { ...options, lib: ['es2024', 'dom'], types: ['node'], skipLibCheck: false }
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['whole-order.ts'] }))
  const document = await (await fetch(`${url}/api/openapi.json`)).text()
  await writeFile(path.join(folder, 'openapi.json'), document)
  await run(process.execPath, [generator, 'openapi.json', '-o', 'api.d.ts'], { cwd: folder })
}

it('openapi-typescript and openapi-fetch place a whole order, and pusher-js brings its events', {
  timeout: 90_000,
}, async () => {
  await setUp()
  const checked = run(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder])
  const { stdout } = await run(process.execPath, ['whole-order.ts', url, 'laundry.jpg'], { cwd: folder })
  expect(JSON.parse(stdout)).toEqual({
    order: 'completed',
    heard: ['accepted', 'picked_up', 'in_progress', 'delivered', 'completed'],
    refusal: 'not_found',
  })
  await checked.catch(({ stdout: findings }: { stdout: string }) => expect(findings).toBe(''))
  expect(app.faults).toEqual([])
})
