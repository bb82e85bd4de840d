import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthIt = /\.(js|css|svg|wasm|webmanifest)$/

/** Writes each asset, and what lies beside them, once more as .br and .gz, which the server hands out as they are. */
export function compressWeb(client) {
  const files = [client, path.join(client, 'assets')].flatMap((folder) =>
    readdirSync(folder).map((name) => path.join(folder, name)),
  )
  for (const file of files) {
    if (!worthIt.test(file)) continue
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
