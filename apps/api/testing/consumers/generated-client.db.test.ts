import { execFile } from 'node:child_process'
import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { root, startForProgram } from './start-for-program.ts'

const run = promisify(execFile)
const generator = path.join(root, 'packages/client/node_modules/openapi-typescript/bin/cli.js')
const { app, url, folder, close } = await startForProgram()
afterAll(close)

/** The folder of somebody else's program, with the types that the generator makes of the served document. */
async function setUp(): Promise<void> {
  await copyFile(path.join(import.meta.dirname, 'program/whole-order.ts'), path.join(folder, 'whole-order.ts'))
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
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
  const checked = run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', folder])
  const { stdout } = await run(process.execPath, ['whole-order.ts', url, 'laundry.jpg'], { cwd: folder })
  expect(JSON.parse(stdout)).toEqual({
    order: 'completed',
    heard: ['accepted', 'picked_up', 'in_progress', 'delivered', 'completed'],
    refusal: 'not_found',
  })
  await checked.catch(({ stdout: findings }: { stdout: string }) => expect(findings).toBe(''))
  expect(app.faults).toEqual([])
})
