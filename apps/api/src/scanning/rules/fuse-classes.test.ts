import { expect, it } from 'vitest'
import { fuseClasses } from './fuse-classes.ts'

const ids = ['tshirt', 'shirt', 'pants', 'socks'] as const

it.each([
  ['both agree', [0.9, 0.05, 0.05, 0], [0.9, 0.1, 0], 0.5, 'tshirt', 'tops'],
  [
    'the category with the most weight wins over the likeliest class',
    [0.3, 0.3, 0.4, 0],
    [0.3, 0.3, 0.4],
    0.5,
    'tshirt',
    'tops',
  ],
  ['a class that only the detector knows', [0.05, 0.05, 0, 0.9], [0.5, 0.3, 0.2], 0.5, 'socks', 'underwear'],
  ['the classifier alone', [0, 0, 1, 0], [0, 1, 0], 0, 'shirt', 'tops'],
  ['the detector alone', [0, 0, 1, 0], [0, 1, 0], 1, 'pants', 'bottoms'],
] as const)('%s', (_, detector, classifier, share, garmentId, category) => {
  expect(fuseClasses(detector, classifier, ids, share)).toMatchObject({ garmentId, category })
})

it('is less sure the more they differ', () => {
  const agreed = fuseClasses([0.9, 0, 0.1, 0], [0.9, 0, 0.1], ids, 0.5).confidence
  const differing = fuseClasses([0.9, 0, 0.1, 0], [0.2, 0, 0.8], ids, 0.5).confidence
  expect(agreed).toBeGreaterThan(differing)
  expect(agreed).toBeLessThanOrEqual(1)
})
