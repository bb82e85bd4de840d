import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const gateFile = new URL('../gate.json', import.meta.url)
const manifestFile = new URL('../manifest.json', import.meta.url)
const read = async (file: URL) => JSON.parse(await readFile(file, 'utf8'))

const gateSchema = z.object({
  hint: z.object({
    picture: z.array(z.number()),
    piece: z.array(z.number()),
    bias: z.number(),
    refuseBelow: z.number(),
  }),
  classifier: z.object({ refuseBelow: z.number(), sureFrom: z.number() }),
})
type GateFile = z.infer<typeof gateSchema>

/** What gate.json has. */
export const readGate = async (): Promise<GateFile> => gateSchema.parse(await read(gateFile))

const formatter = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'))

/** Replaces a part of gate.json, and the hash of the file in the manifest; formatted, as a later formatting would change the hash. */
export async function writeGate(part: Partial<GateFile>): Promise<void> {
  await writeFile(gateFile, JSON.stringify({ ...(await read(gateFile)), ...part }))
  await promisify(execFile)(process.execPath, [formatter, 'format', '--write', fileURLToPath(gateFile)])
  const sha256 = createHash('sha256')
    .update(await readFile(gateFile))
    .digest('hex')
  const manifest = { ...(await read(manifestFile)), gate: { file: 'gate.json', sha256 } }
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`)
}
