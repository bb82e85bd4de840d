import { expect, it } from 'vitest'
import { seededRandom } from '../../../tools/random/seeded-random.ts'
import { type Example, fitLogistic } from './fit-logistic.ts'

function answersOf(examples: readonly Example[]): (...features: readonly number[]) => number {
  const { weights, bias } = fitLogistic(examples)
  return (...features) =>
    1 / (1 + Math.exp(-weights.reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), bias)))
}

it('learns which value decides, whatever its scale, with few of one kind', () => {
  const random = seededRandom(3)
  const chanceOf = answersOf(
    Array.from({ length: 90 }, (_, index) => {
      const isLaundry = index % 9 === 0
      return { features: [random() * 100, (isLaundry ? 0.03 : 0.01) + random() * 0.01], chance: isLaundry ? 1 : 0 }
    }),
  )
  expect(chanceOf(50, 0.036)).toBeGreaterThan(0.9)
  expect(chanceOf(50, 0.014)).toBeLessThan(0.1)
})

it('answers what it was taught, doubt included', () => {
  const chanceOf = answersOf([
    { features: [0], chance: 0.02 },
    { features: [1], chance: 0.5 },
    { features: [2], chance: 0.98 },
  ])
  expect(chanceOf(0)).toBeLessThan(0.2)
  expect(chanceOf(1)).toBeCloseTo(0.5)
  expect(chanceOf(2)).toBeGreaterThan(0.8)
})
