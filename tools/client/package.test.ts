import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsFile } from './calls-file.ts'
import { writePackage } from './write-package.ts'

const root = path.resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
let consumer: string
let folder: string

beforeAll(async () => {
  consumer = await mkdtemp(path.join(tmpdir(), 'washline-consumer-'))
  folder = path.join(consumer, 'node_modules/@washline/client')
  await writePackage(folder)
}, 60_000)
afterAll(() => rm(consumer, { recursive: true, force: true }))

it('has the calls of the contract, as `npm run client:calls` writes them', async () => {
  expect(await readFile(path.join(root, 'packages/client/src/calls.json'), 'utf8')).toBe(callsFile())
})

it('is packed with its licence and without dependencies', async () => {
  const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: folder })
  const packed: unknown = JSON.parse(stdout)
  const [{ name, version, files }] = (Array.isArray(packed) ? packed : Object.values(packed as object)) as [
    { name: string; version: string; files: { path: string }[] },
  ]
  expect([name, version]).toEqual(['@washline/client', '0.1.0'])
  const paths = files.map(({ path: file }) => file)
  expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'README.md', 'lib/index.js', 'lib/index.d.ts']))
  expect(paths.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([])
  expect(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies')
})

it('imports nothing but itself', async () => {
  const sources = await Promise.all(
    ['index', 'client', 'request-of', 'operation-types'].flatMap((name) =>
      ['js', 'd.ts'].map((type) => readFile(path.join(folder, `lib/${name}.${type}`), 'utf8')),
    ),
  )
  const imported = sources.flatMap((source) => [...source.matchAll(/from ["']([^"']+)/g)].map(([, from]) => from))
  expect(imported.filter((from) => !from?.startsWith('./'))).toEqual([])
})

const program = `import { createClient, refusalOf } from '@washline/client'

const washline = createClient({ url: 'http://127.0.0.1:1', attempts: 1 })
export async function use(image: Blob): Promise<number> {
  const { data: draft } = await washline.scanLaundry({ form: { image, by_hand: '1' } })
  const { data: quote } = await washline.getQuote({ params: { id: draft.order_id }, query: { load_type: 'light' } })
  for await (const order of washline.rows('listOrders', { query: { limit: 10 } })) if (order.id === 1) break
  for await (const entry of washline.rows('getWallet')) if (entry.amount === 1) break
  // @ts-expect-error no such load type
  await washline.getQuote({ params: { id: draft.order_id }, query: { load_type: 'huge' } })
  // @ts-expect-error the body is needed
  await washline.placeOrder().catch((error: unknown) => {
    const refused = refusalOf('placeOrder', error)
    if (refused?.code === 'quote_changed') return refused.quote.total + refused.status
    // @ts-expect-error no refusal of this call
    return refused?.code === 'wrong_pin'
  })
  return quote.total
}
const problem = await washline.getConfig().catch((error: unknown) => error)
if (!(problem instanceof Error)) throw new Error('nobody is there')
`

it('is typed for a program that has nothing else, and runs there', { timeout: 60_000 }, async () => {
  await writeFile(path.join(consumer, 'package.json'), '{"type":"module"}')
  await writeFile(path.join(consumer, 'program.ts'), program)
  const options = ['--strict', '--module', 'nodenext', '--target', 'es2024', '--lib', 'es2024,dom']
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [compiler, ...options, 'program.ts'], { cwd: consumer })
  await run(process.execPath, ['program.js'], { cwd: consumer })
})
