import { readFileSync } from 'node:fs'
import { garmentClasses } from '@washline/contract/scanning/catalogue'
import { expect, it } from 'vitest'
import { hungAs, pegPoints } from '../../ui/peg-points.ts'

const sprite = readFileSync(new URL('../../ui/sprite.svg', import.meta.url), 'utf8')
const symbols = new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id))

/** What a garment of the catalogue still lacks, in words for the person who has added it. */
const lacksOf = (garments: readonly { readonly id: string; readonly sprite: string }[]): string[] =>
  garments.flatMap(({ id, sprite: drawing }) => {
    const isHung = Object.entries(pegPoints).some(([name, pegs]) => name === drawing && pegs.length > 0)
    return [
      ...(symbols.has(drawing)
        ? []
        : [
            `${id} has no drawing: add <symbol id="${drawing}" viewBox="0 0 124 120"> to apps/web/app/ui/sprite.svg, or let its row in packages/contract/src/scanning/catalogue.ts name one that is there.`,
          ]),
      ...(isHung
        ? []
        : [
            `${id} cannot hang on the line: add "${drawing}" to GarmentName in apps/web/app/ui/sprite.ts, with its pegs in apps/web/app/ui/peg-points.ts.`,
          ]),
    ]
  })

it('draws every garment of the catalogue, with pegs for the line of the completion screen', () => {
  expect(lacksOf(garmentClasses)).toEqual([])
})

it('names what a new garment needs', () => {
  expect(lacksOf([{ id: 'kimono', sprite: 'kimono' }])).toEqual([
    expect.stringMatching(/^kimono has no drawing: add <symbol id="kimono"/),
    expect.stringMatching(/^kimono cannot hang on the line: add "kimono" to GarmentName/),
  ])
})

it('hangs a garment that is not drawn yet as a bag', () => {
  expect([hungAs('kimono'), hungAs('toString'), hungAs('jeans')]).toEqual(['bag', 'bag', 'jeans'])
})
