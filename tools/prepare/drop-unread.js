import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.js'

/** Of the scanner's runtime, what the server loads, what browsers load, and the program that both run; the others are for graphics cards. */
const runtime = path.join('onnxruntime-web', 'dist')
const ofRuntime = /^ort\.(?:node|wasm)(?:\.bundle)?\.min\.mjs$|^ort-wasm-simd-threaded\.(?:mjs|wasm)$/
const unread = /\.(?:map|d\.[cm]?ts|mdx?)$/i
const licence = /licen[cs]e|notice/i

/** Takes out of an installation for running what neither the build nor the product reads: `docs/decisions/113-an-install-for-running-keeps-what-is-read.md`. */
export function dropUnread(packages = inProject('node_modules')) {
  for (const entry of readdirSync(packages, { recursive: true, withFileTypes: true })) {
    const isOtherRuntime = entry.parentPath.endsWith(runtime) && !ofRuntime.test(entry.name)
    const isUnread = unread.test(entry.name) && !licence.test(entry.name)
    if (entry.isFile() && (isOtherRuntime || isUnread)) rmSync(path.join(entry.parentPath, entry.name))
  }
}
