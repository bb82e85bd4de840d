import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export const modelFileSchema = z.object({
  file: z.string().regex(/^[\w.-]+$/),
  sha256: z.string().length(64),
})
export type ModelFile = z.infer<typeof modelFileSchema>

/** The bytes of a file of a manifest. Refuses one whose hash differs from the manifest's. */
export async function readModelFile(folder: URL, { file, sha256 }: ModelFile): Promise<Buffer> {
  const bytes = await readFile(new URL(file, folder))
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${file} is not the file that the manifest describes`)
  return bytes
}
