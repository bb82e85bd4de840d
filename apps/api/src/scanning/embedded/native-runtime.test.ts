import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { sceneJpeg } from '../../../../../models/scanner/scenes/scene-jpeg.ts'
import { ChildEnded } from '../../platform/child/child-host.ts'
import { createLog } from '../../platform/log/log.ts'
import { createEmbeddedScanner } from './embedded-scanner.ts'
import { findNative, withoutNative } from './find-native.ts'
import { openRuntime, type RuntimeUse, threadsOf } from './open-runtime.ts'
import { runtimeChoice } from './runtime-choice.ts'

const slow = { timeout: 60_000 }
const api = new URL('../../../', import.meta.url)

/** A folder in which the native runtime is installed, as this code. */
async function installed(code: string, version = '1.30.0'): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'native-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const packageFolder = join(folder, 'node_modules', 'onnxruntime-node')
  await mkdir(packageFolder, { recursive: true })
  await writeFile(join(packageFolder, 'package.json'), JSON.stringify({ name: 'onnxruntime-node', version }))
  await writeFile(join(packageFolder, 'index.js'), code)
  return pathToFileURL(`${folder}/`)
}

/** Answers as many values as it was given. */
const working = `
  class Tensor { constructor(type, data, dims) { Object.assign(this, { type, data, dims }) } }
  const run = async ({ image }) => ({ seen: { data: new Float32Array([image.data.length]) } })
  const create = async (model, { executionProviders }) => {
    if (executionProviders.join() !== 'cpu') throw new Error('not for this processor')
    return { run }
  }
  module.exports = { Tensor, InferenceSession: { create } }`

it.each([
  ['is not installed', undefined, '1.30.0', undefined],
  ['has another version', working, '1.29.0', 'onnxruntime-node 1.29.0 is not 1.30.0'],
  [
    'has no program for this machine',
    `throw new Error('no such file: libonnxruntime.so.1')`,
    '1.30.0',
    'libonnxruntime',
  ],
  ['lacks a package of its own', `require('onnxruntime-common')`, '1.30.0', 'onnxruntime-common'],
  ['is something else', 'module.exports = { InferenceSession: {} }', '1.30.0', 'opens no networks'],
])('is not found where it %s', async (_, code, version, refused) => {
  const folder = code === undefined ? pathToFileURL(`${tmpdir()}/`) : await installed(code, version)
  const found = findNative(folder)
  if (refused === undefined) expect(found).toBeUndefined()
  else expect(found).toEqual({ refused: expect.stringContaining(refused) })
})

it('is the version that this installation would have, and the one of the other runtime', async () => {
  const { dependencies, peerDependencies } = JSON.parse(await readFile(new URL('package.json', api), 'utf8'))
  expect(findNative(await installed(working, peerDependencies['onnxruntime-node']))).toHaveProperty('runtime')
  expect(peerDependencies['onnxruntime-node']).toBe(dependencies['onnxruntime-web'])
})

it('is left out after a process that it has ended, where it is installed', async () => {
  expect(withoutNative(pathToFileURL(`${tmpdir()}/`))).toBeUndefined()
  expect(withoutNative(await installed(''))).toEqual({ refused: expect.stringContaining('ended') })
})

it.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [16, 4],
])('leaves one of %i cores to others, and takes %i', (cores, threads) => {
  expect(threadsOf(cores)).toBe(threads)
})

const shape = [1, 3, 256, 256]
const openDetector = async (code: string) => {
  const runtime = openRuntime(findNative(await installed(code)))
  const network = await runtime.open(await readFile(new URL('../../models/scanner/det.onnx', api)), shape)
  return { answer: await network(new Float32Array(3 * 256 * 256), shape), use: runtime.used() }
}

it('runs networks where it works', async () => {
  const { answer, use } = await openDetector(working)
  expect(answer.seen?.data).toEqual(new Float32Array([3 * 256 * 256]))
  expect(use).toEqual({ runtime: 'native' })
})

it.each([
  ['opens none', working.replace(`'cpu'`, `'gpu'`), 'not for this processor'],
  ['cannot run what it has opened', working.replace('async ({ image }) =>', 'async () => nothing'), 'nothing is not'],
])('leaves networks to the other runtime where it %s', slow, async (_, code, refused) => {
  const { answer, use } = await openDetector(code)
  expect(answer).toHaveProperty('boxes')
  expect(use).toEqual({ runtime: 'wasm', refused: expect.stringContaining(refused) })
})

/** Processes that scan, as their answers: `ends` has none. */
function processes(...answers: ('ends' | RuntimeUse)[]) {
  const lines: unknown[] = []
  const runtime = runtimeChoice(createLog('info', (line) => lines.push(JSON.parse(line).event)))
  const started: string[] = []
  const ask = () =>
    runtime.ask(async () => {
      started.push(runtime.current())
      const use = answers.shift() ?? 'ends'
      if (use === 'ends') throw new ChildEnded('ended')
      return { result: undefined, use }
    })
  return { ask, started, lines }
}
const native = { runtime: 'native' } as const
const wasm = { runtime: 'wasm', refused: 'a process ended' } as const

it('is left out for good where a process ends before it has answered', async () => {
  const { ask, started, lines } = processes('ends', wasm, wasm)
  await ask()
  await ask()
  expect(started).toEqual(['installed', 'wasm', 'wasm'])
  expect(lines).toEqual(['scanner.native_refused'])
})

it('is left out once where a process ends after it has answered', async () => {
  const { ask, started, lines } = processes(native, native, 'ends', wasm, native)
  for (let times = 0; times < 4; times++) await ask()
  expect(started).toEqual(['installed', 'installed', 'installed', 'wasm', 'installed'])
  expect(lines).toEqual(['scanner.runtime', 'scanner.native_refused', 'scanner.runtime'])
})

it('asks no third time', async () => {
  const { ask, started } = processes('ends', 'ends', native)
  await expect(ask()).rejects.toThrow('ended')
  expect(started).toEqual(['installed', 'wasm'])
})

it('does not keep a photo from being scanned where it ends the process', slow, async () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', (line) => lines.push(JSON.parse(line)))
  const packages = await installed(
    working.replace('async ({ image }) =>', 'async () => process.kill(process.pid, "SIGKILL")'),
  )
  const scanner = createEmbeddedScanner({ packages, log, timeoutMs: 30_000 })
  const items = await scanner.scan(await sceneJpeg('three-garments'))
  await scanner.close()
  expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3)
  expect(lines).toMatchObject([{ level: 'warn', event: 'scanner.native_refused', runtime: 'wasm' }])
})
