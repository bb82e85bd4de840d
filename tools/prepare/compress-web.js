// Run by `web-build.js`: writes each asset of a built client, and what lies beside them, once more as .br and .gz, which the server hands out as they are.
import { readdirSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { setPriority, constants as system } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worthIt = /\.(js|css|svg|wasm|webmanifest)$/
const [brotli, deflate] = [promisify(brotliCompress), promisify(gzip)]
const atOnce = 4

// A first start still fills its database.
setPriority(system.priority.PRIORITY_LOW)
await compressWeb(process.argv[2])

async function compressWeb(client) {
  const files = [client, path.join(client, 'assets')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => worthIt.test(name))
      .map((name) => path.join(folder, name)),
  )
  const work = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function compress(file) {
  const bytes = await readFile(file)
  await place(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  await place(`${file}.gz`, await deflate(bytes, { level: 9 }))
}

/** A server may be handing files out already: each appears when it is complete. */
async function place(file, bytes) {
  const part = path.join(path.dirname(file), `.${path.basename(file)}`)
  await writeFile(part, bytes)
  await rename(part, file)
}
