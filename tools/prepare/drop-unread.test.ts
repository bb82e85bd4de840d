import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dropUnread } from './drop-unread.js'

it('leaves what is loaded: no source maps, no types, no guides, of the scanner’s runtime the builds that are used', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const left = ['fastify/index.js', 'fastify/LICENSE.md', 'zod/locales/map.js']
  const runtime = [
    'ort.node.min.mjs',
    'ort.wasm.bundle.min.mjs',
    'ort-wasm-simd-threaded.mjs',
    'ort-wasm-simd-threaded.wasm',
  ]
  const dropped = [
    'fastify/index.js.map',
    'fastify/index.d.ts',
    'zod/a.d.cts',
    'zod/a.mjs.map',
    'zod/README.md',
    'zod/docs/a.mdx',
  ]
  const otherRuntimes = ['ort.webgpu.min.mjs', 'ort-wasm-simd-threaded.jsep.wasm', 'ort.node.min.js']
  const inRuntime = (names: readonly string[]) => names.map((name) => `onnxruntime-web/dist/${name}`)
  for (const file of [...left, ...dropped, ...inRuntime([...runtime, ...otherRuntimes])]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '')
  }
  dropUnread(folder)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
  expect(names.toSorted()).toEqual([...left, ...inRuntime(runtime)].toSorted())
})
