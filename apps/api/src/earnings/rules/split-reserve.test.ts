import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { settleReserve, splitReserve } from './split-reserve.ts'

it.each([
  ['all of it from the pending earning', [500, 1_700, 900], [500, 0]],
  ['the rest from available earnings', [2_000, 1_700, 900], [1_700, 300]],
  ['no more than there is', [5_000, 1_700, 900], [1_700, 900]],
  ['only available earnings once the order’s earning was released', [500, 0, 900], [0, 500]],
  ['nothing when there is nothing', [500, 0, 0], [0, 0]],
])('a reserve takes %s', (_, [askedMinor = 0, waitingMinor = 0, availableMinor = 0], [pending, available]) => {
  expect(
    splitReserve({
      askedMinor: minor(askedMinor),
      waitingMinor: minor(waitingMinor),
      availableMinor: minor(availableMinor),
    }),
  ).toEqual({
    pendingMinor: pending,
    availableMinor: available,
  })
})

it.each([
  ['all of it', [300, 200, 500], [500, 0, 0]],
  ['a part, from the pending earning first', [300, 200, 350], [350, 0, 150]],
  ['less than the pending part', [300, 200, 100], [100, 200, 200]],
  ['nothing', [300, 200, 0], [0, 300, 200]],
  ['never more than is reserved', [300, 200, 900], [500, 0, 0]],
])(
  'settling a reserve deducts %s',
  (_, [pendingMinor = 0, availableMinor = 0, deductedMinor = 0], [deducted, pending, available]) => {
    expect(
      settleReserve({
        pendingMinor: minor(pendingMinor),
        availableMinor: minor(availableMinor),
        deductedMinor: minor(deductedMinor),
      }),
    ).toEqual({
      deductedMinor: deducted,
      backToPendingMinor: pending,
      backToAvailableMinor: available,
    })
  },
)
