import { toItemId, toUserId } from '@washline/contract/ids'
import { describe, expect, it } from 'vitest'
import { custodyStages, heldBy, isShort, washerOfClaim } from './custody-stages.ts'

const [anna, ben, customer] = [toUserId(1), toUserId(2), toUserId(9)]
const [jeans, shirt] = [toItemId(11), toItemId(12)]
const step = (name: string, userId: typeof anna, jeansCount: number | null, shirts: number | null) => ({
  step: name,
  by: { userId },
  counts: [
    { itemId: jeans, quantity: jeansCount },
    { itemId: shirt, quantity: shirts },
  ],
})
const scan = step('scan', customer, 4, 3)
const received = step('received', customer, 2, 3)
/** Anna counted four, Ben three, and three came back. */
const lostByAnna = [scan, step('pickup', anna, 4, 3), step('handover', ben, 3, 3), step('return', ben, 3, 3), received]
const lostByBen = [scan, step('pickup', anna, 4, 3), step('handover', ben, 4, 3), step('return', ben, 3, 3), received]
const oneJeans = [{ itemId: jeans, quantity: 1 }]

describe('whom a claim about missing pieces is about', () => {
  it.each([
    ['pieces missing at the handover', lostByAnna, oneJeans, anna],
    ['pieces missing at the return', lostByBen, oneJeans, ben],
    ['more than one of them lost', lostByAnna, [{ itemId: jeans, quantity: 2 }], ben],
    ['pieces that nobody lost by the counts', lostByAnna, [{ itemId: shirt, quantity: 1 }], ben],
    ['damage', lostByAnna, [], ben],
    ['a handover that nobody counted', [step('pickup', anna, 4, 3), step('handover', ben, null, null)], oneJeans, ben],
    ['nothing brought back', lostByBen.slice(0, 3), oneJeans, ben],
  ])('%s', (_, chain, missing, washerId) => expect(washerOfClaim(custodyStages(chain), missing, ben)).toBe(washerId))

  it('never counts what a Washer never had', () => {
    const stages = custodyStages(lostByAnna)
    expect(heldBy(stages, ben, jeans)).toEqual({ countedIn: 3, countedOut: 3 })
    expect(isShort({ countedIn: 3, countedOut: 3 }, 1)).toBe(false)
    expect(heldBy(stages, anna, jeans)).toEqual({ countedIn: 4, countedOut: 3 })
    expect(heldBy(stages, customer, jeans)).toBeUndefined()
  })
})
