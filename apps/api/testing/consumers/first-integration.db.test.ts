import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { startApp, type TestApp } from '../harness/start-app.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../../../..')
let app: TestApp
let url: string
let folder: string

beforeAll(async () => {
  app = await startApp({ withJobs: true })
  await app.http.fastify.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.http.fastify.server.address() as AddressInfo).port}`
  folder = await mkdtemp(path.join(tmpdir(), 'washline-first-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

it('docs/api.md works as it is written', { timeout: 60_000 }, async () => {
  const text = await readFile(path.join(root, 'docs/api.md'), 'utf8')
  const blocksOf = (language: string) =>
    [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, block = '']) => block)
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await writeFile(path.join(folder, 'laundry.jpg'), plainPhoto)
  await writeFile(path.join(folder, 'program.mjs'), blocksOf('js').join('\n'))
  const shell = [...blocksOf('sh'), 'node program.mjs'].join('\n').replaceAll('http://localhost:3000', url)
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', shell], {
    cwd: folder,
    env: { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}` },
  })
  const lines = stdout.trim().split('\n').slice(-6)
  expect(lines).toEqual([
    expect.stringMatching(/pending$/),
    'pending',
    expect.stringMatching(/^pending \d/),
    expect.stringMatching(/^\d+ pending$/),
    'wrong_status',
    'cancelled',
  ])
  expect(app.faults).toEqual([])
})
