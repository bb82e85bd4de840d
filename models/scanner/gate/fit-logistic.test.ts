import { laundryChance } from '@washline/contract/scanning/detector/gate'
import { expect, it } from 'vitest'
import { seededRandom } from '../../../tools/random/seeded-random.ts'
import { fitLogistic } from './fit-logistic.ts'

it('learns which value decides, whatever its scale, with few of one kind', () => {
  const random = seededRandom(3)
  const examples = Array.from({ length: 90 }, (_, index) => {
    const hasLaundry = index % 9 === 0
    return { features: [random() * 100, (hasLaundry ? 0.03 : 0.01) + random() * 0.01], hasLaundry }
  })
  const gate = { ...fitLogistic(examples), refuseBelow: 0, sureFrom: 0 }
  expect(laundryChance(gate, [50, 0.036])).toBeGreaterThan(0.9)
  expect(laundryChance(gate, [50, 0.014])).toBeLessThan(0.1)
})
