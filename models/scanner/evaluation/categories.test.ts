import { readFile } from 'node:fs/promises'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { garmentIdSchema } from '@washline/contract/scanning/priced-catalogue'
import { expect, it } from 'vitest'

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../${file}`, import.meta.url), 'utf8'))

it('training maps each class of the models to its category, as the catalogue has it', async () => {
  const { detector } = (await read('manifest.json')) as { detector: { classes: string[] } }
  const ofCatalogue = detector.classes.map((id) => [id, garmentById(garmentIdSchema.parse(id)).category])
  expect(await read('categories.json')).toEqual(Object.fromEntries(ofCatalogue))
})
