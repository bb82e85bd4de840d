import { readFile } from 'node:fs/promises'
import { labelSign } from '@washline/contract/care/label-schemas'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sceneJpeg } from '../../../../../models/scanner/scenes/scene-jpeg.ts'
import { createEmbeddedScanner } from './embedded-scanner.ts'

const folder = new URL('../../../../../models/care-label/', import.meta.url)
const samples = z
  .array(z.object({ file: z.string(), signs: z.array(labelSign) }))
  .parse(JSON.parse(await readFile(new URL('samples/truth.json', folder), 'utf8')))
const photoOf = (file: string) => readFile(new URL(`samples/${file}`, folder))

describe('with the shipped models', { timeout: 30_000 }, () => {
  const scanner = createEmbeddedScanner()
  afterAll(() => scanner.close())
  const read = async (jpeg: Buffer) => {
    const { signs, fibers } = await scanner.labels.readLabel(jpeg)
    expect(fibers).toBeNull()
    return signs.map(({ options: [first] }) => first)
  }

  it.each(samples)('reads $file', async ({ file, signs }) => {
    expect(await read(await photoOf(file))).toEqual(signs)
  })

  // The card has how often that fails.
  it.each([90, 180, 270])('reads a label of few symbols turned by %i degrees', async (degrees) => {
    const { file, signs } = samples.at(-1) ?? { file: '', signs: [] }
    expect(
      await read(
        await sharp(await photoOf(file))
          .rotate(degrees)
          .jpeg()
          .toBuffer(),
      ),
    ).toEqual(signs)
  })

  it.each(['green-tshirt', 'five-on-wood', 'empty-tiles'] as const)('reads nothing on %s', async (scene) => {
    expect(await read(await sceneJpeg(scene))).toEqual([])
  })
})

it('refuses models that are not those of the manifest', async () => {
  const scanner = createEmbeddedScanner({ labelFolder: new URL('../scanner/', folder) })
  await expect(scanner.labels.readLabel(await sceneJpeg('empty-bed'))).rejects.toMatchObject({
    reason: 'model_refused',
  })
  await scanner.close()
})
