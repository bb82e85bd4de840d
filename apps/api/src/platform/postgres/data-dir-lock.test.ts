import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { awaitFreeDataDir, lockDataDir } from './data-dir-lock.ts'
import { processStartTime } from './process-identity.ts'

let dataDir: string
const lockFile = () => path.join(dataDir, 'washline.lock')

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'washline-lock-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('refuses a locked folder until the lock is released', async () => {
  const unlock = await lockDataDir(dataDir, 0)
  await expect(lockDataDir(dataDir, 0)).rejects.toThrow(
    `Washline is already running on ${dataDir} (process ${process.pid}).`,
  )
  unlock()
  const again = await lockDataDir(dataDir, 0)
  again()
  expect(readdirSync(dataDir)).toEqual([])
})

test('a holder that is just ending is waited for', async () => {
  const unlock = await lockDataDir(dataDir, 0)
  const second = lockDataDir(dataDir, 5000)
  unlock()
  await expect(second).resolves.toBeTypeOf('function')
})

test('asking whether the folder is free takes nothing and needs no folder', async () => {
  await awaitFreeDataDir(path.join(dataDir, 'not-there-yet'), 0)
  await awaitFreeDataDir(dataDir, 0)
  await lockDataDir(dataDir, 0)
  await expect(awaitFreeDataDir(dataDir, 0)).rejects.toThrow(`already running on ${dataDir} (process ${process.pid})`)
})

test.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startTime: '1' })],
  ['whose process number was given to another process', JSON.stringify({ pid: process.pid, startTime: '1' })],
  ['that says nothing readable', '{"pid":'],
])('a lock %s is taken over', async (_case, content) => {
  writeFileSync(lockFile(), content)
  await expect(lockDataDir(dataDir, 0)).resolves.toBeTypeOf('function')
})

test('of many starters on a stale lock exactly one wins', async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, startTime: '1' }))
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(dataDir, 0)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a process has one start time, and an unknown process none', () => {
  expect(processStartTime(process.pid)).toBe(processStartTime(process.pid))
  expect(processStartTime(process.pid)).not.toBe(processStartTime(process.ppid))
  expect(processStartTime(2 ** 22 + 1)).toBeUndefined()
})
