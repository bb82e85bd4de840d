import { expect, it } from 'vitest'
import type { OwnScanner } from '../scanning/index.ts'
import { seeOnce } from './see-once.ts'

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
