import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { root, startForProgram } from './start-for-program.ts'

const run = promisify(execFile)
const { app, url, folder, close } = await startForProgram()
afterAll(close)

it('docs/api.md works as it is written', { timeout: 60_000 }, async () => {
  const text = await readFile(path.join(root, 'docs/api.md'), 'utf8')
  const blocksOf = (language: string) =>
    [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, block = '']) => block)
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
