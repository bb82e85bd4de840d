import { expect, it } from 'vitest'
import { fuseClasses } from './fuse-classes.ts'

const ids = ['tshirt', 'shirt', 'pants', 'socks'] as const

const fuse = (detector: readonly number[], classifier: readonly number[], detectorShare: number) =>
  fuseClasses(
    [
      { probabilities: detector, share: detectorShare },
      { probabilities: classifier, share: 1 - detectorShare },
    ],
    ids,
  )

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
  [
    'two faint ones do not outvote one that is clear',
    [0.26, 0.26, 0.48, 0],
    [0.26, 0.26, 0.48],
    0.5,
    'pants',
    'bottoms',
  ],
  ['the classifier alone', [0, 0, 1, 0], [0, 1, 0], 0, 'shirt', 'tops'],
  ['the detector alone', [0, 0, 1, 0], [0, 1, 0], 1, 'pants', 'bottoms'],
] as const)('%s', (_, detector, classifier, share, garmentId, category) => {
  expect(fuse(detector, classifier, share)).toMatchObject({ garmentId, category })
})

it('is less confident the more the opinions differ', () => {
  const agreed = fuse([0.9, 0, 0.1, 0], [0.9, 0, 0.1], 0.5).confidence
  const differing = fuse([0.9, 0, 0.1, 0], [0.2, 0, 0.8], 0.5).confidence
  expect(agreed).toBeGreaterThan(differing)
  expect(agreed).toBeLessThanOrEqual(1)
})

it('has the confidence of the mean', () => {
  expect(fuse([0.26, 0.26, 0.48, 0], [0.26, 0.26, 0.48], 0.5).confidence).toBeCloseTo(0.48, 2)
})

it('follows two opinions against a third', () => {
  const opinions = [
    [0.9, 0, 0.1, 0],
    [0.2, 0, 0.8, 0],
    [0.2, 0, 0.8, 0],
  ].map((probabilities) => ({ probabilities, share: 1 / 3 }))
  expect(fuseClasses(opinions, ids).category).toBe('bottoms')
})
