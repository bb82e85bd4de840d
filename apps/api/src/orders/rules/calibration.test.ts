import { describe, expect, it } from 'vitest'
import { calibrate, errorsOf, kindOf } from './calibration.ts'
import { noError } from './time-left.ts'

const none = { met: 0, missed: 0 }

describe('what the market has measured of its estimates', () => {
  it.each([
    ['half and nine in ten are met', { met: 5, missed: 5 }, { met: 9, missed: 1 }, [0, 0]],
    ['one was missed', none, { met: 0, missed: 1 }, [0, 0.018]],
    ['one was met', none, { met: 1, missed: 0 }, [0, -0.002]],
    ['more than half are late', { met: 2, missed: 8 }, none, [0.06, 0]],
    ['so many are late that only some count', none, { met: 0, missed: 5_000 }, [0, 0.9]],
  ])('when %s', (_, p50, p90, [half, nine]) => {
    const after = calibrate(noError, { p50, p90 })
    expect(after.p50 - noError.p50).toBeCloseTo(half ?? 0, 10)
    expect(after.p90 - noError.p90).toBeCloseTo(nine ?? 0, 10)
  })

  it('has the two times in their order, within bounds', () => {
    let range = { p50: 1, p90: 1.3 }
    for (let n = 0; n < 100; n += 1)
      range = calibrate(range, { p50: { met: 0, missed: 50 }, p90: { met: 50, missed: 0 } })
    expect(range.p90).toBeGreaterThan(range.p50)
    expect(range.p90).toBeLessThanOrEqual(8)
  })

  it('is apart for stages, live positions and other orders, three or more like two', () => {
    const busy = { ...kindOf('wash', false, 2), p50: 1, p90: 2 }
    expect(errorsOf([busy], kindOf('wash', false, 5))).toBe(busy)
    for (const kind of [kindOf('wash', false, 1), kindOf('wash', true, 2), kindOf('back', false, 2)])
      expect(errorsOf([busy], kind)).toBe(noError)
  })
})
