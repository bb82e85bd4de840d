import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { childHost } from './child-host.ts'
import { childReady } from './child-messages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'washline-child-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = path.join(folder, 'child.mjs')
writeFileSync(
  file,
  `process.on('message', ({ id, call }) => process.send({ id, answer: process.pid }, () => call === 'part' && process.disconnect()))
setTimeout(() => process.exit(), 20_000)
process.send(${JSON.stringify(childReady)})`,
)

test('a process whose channel has closed, but which has not ended yet, is asked no more', async () => {
  const host = childHost<{ part(): Promise<number>; stay(): Promise<number> }>({
    file: pathToFileURL(file),
    timeoutMs: 10_000,
    idleMs: 10_000,
  })
  const parted = await host.ask('part')
  await expect.poll(() => host.pid()).toBeUndefined()
  const next = await host.ask('stay')
  expect(next).not.toBe(parted)
  expect(await host.ask('stay')).toBe(next)
  host.close()
  // It has the run's output open, which would wait for it.
  process.kill(parted)
})
