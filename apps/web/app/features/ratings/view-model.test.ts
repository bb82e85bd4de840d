import { expect, it } from 'vitest'
import { distributionOf } from './view-model.ts'

it('counts ratings by rounded stars, five first, and none for nobody', () => {
  const given = [5, 4.5, 4.4, 3, 0].map((rating) => ({ rating }))
  expect(distributionOf(given)).toEqual([2, 1, 1, 0, 1])
  expect(distributionOf([])).toEqual([0, 0, 0, 0, 0])
})
