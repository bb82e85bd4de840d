import { expect, it } from 'vitest'
import type { OwnScanner, PhotoGateway } from '../scanning/index.ts'
import { decodeOnce, seeOnce } from './see-once.ts'

const shirt = { name: 'Shirt', category: 'tops', quantity: 2, confidence: 0.9 }

/** A scanner that counts how often it looks, and fails the first time where it is asked to. */
function counting({ failsFirst = false } = {}) {
  const looked: string[] = []
  const scan = async (image: Buffer) => {
    looked.push(image.toString())
    if (failsFirst && looked.length === 1) throw new Error('busy')
    return [{ ...shirt }]
  }
  return { looked, scanner: seeOnce({ scan, inspect: async () => [] } as unknown as OwnScanner) }
}

it('looks at a picture once, for all who show it, and at another one anew', async () => {
  const { looked, scanner } = counting()
  const [first] = await Promise.all([scanner.scan(Buffer.from('a')), scanner.scan(Buffer.from('a'))])
  first.length = 0
  expect(await scanner.scan(Buffer.from('a'))).toEqual([shirt])
  await scanner.scan(Buffer.from('b'))
  expect(looked).toEqual(['a', 'b'])
})

it('looks again where looking failed', async () => {
  const { looked, scanner } = counting({ failsFirst: true })
  await expect(scanner.scan(Buffer.from('a'))).rejects.toThrow('busy')
  expect(await scanner.scan(Buffer.from('a'))).toEqual([shirt])
  expect(looked).toHaveLength(2)
})

it('decodes a picture once for each shape and size that is asked for', async () => {
  const asked: unknown[] = []
  const normalise: PhotoGateway['normalise'] = async (upload, shape) => {
    asked.push(shape?.squarePx ?? 'whole')
    return { jpeg: upload, width: asked.length, height: 1 }
  }
  const greySquare: PhotoGateway['greySquare'] = async (_jpeg, sidePx) => {
    asked.push(`grey ${sidePx}`)
    return Buffer.alloc(sidePx)
  }
  const photos = decodeOnce({ normalise, greySquare } as PhotoGateway)
  const picture = Buffer.from('a')
  for (const shape of [undefined, { squarePx: 9 }, undefined, { squarePx: 9 }]) await photos.normalise(picture, shape)
  expect(await photos.normalise(Buffer.from('a'))).toEqual({ jpeg: picture, width: 1, height: 1 })
  for (const side of [8, 9, 8]) expect(await photos.greySquare(picture, side)).toHaveLength(side)
  expect(asked).toEqual(['whole', 9, 'grey 8', 'grey 9'])
})
