import { expect, it } from 'vitest'
import { settleHold, splitHold } from './split-hold.ts'

it.each([
  ['all of it from the waiting earning', [500, 1_700, 900], [500, 0]],
  ['the rest from what is available', [2_000, 1_700, 900], [1_700, 300]],
  ['no more than there is', [5_000, 1_700, 900], [1_700, 900]],
  ['only what is available once the earning is free', [500, 0, 900], [0, 500]],
  ['nothing of nothing', [500, 0, 0], [0, 0]],
])('a hold takes %s', (_, [askedMinor = 0, waitingMinor = 0, availableMinor = 0], [pending, available]) => {
  expect(splitHold({ askedMinor, waitingMinor, availableMinor })).toEqual({
    pendingMinor: pending,
    availableMinor: available,
  })
})

it.each([
  ['all of it', [300, 200, 500], [500, 0, 0]],
  ['part, out of what waited first', [300, 200, 350], [350, 0, 150]],
  ['less than what waited', [300, 200, 100], [100, 200, 200]],
  ['nothing', [300, 200, 0], [0, 300, 200]],
  ['never more than is held', [300, 200, 900], [500, 0, 0]],
])(
  'of a hold is taken %s',
  (_, [pendingMinor = 0, availableMinor = 0, takenMinor = 0], [taken, pending, available]) => {
    expect(settleHold({ pendingMinor, availableMinor, takenMinor })).toEqual({
      takenMinor: taken,
      backToPendingMinor: pending,
      backToAvailableMinor: available,
    })
  },
)
