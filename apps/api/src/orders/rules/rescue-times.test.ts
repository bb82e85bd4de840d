import { market } from '@washline/contract/market'
import { openRescueStates, rescueStates } from '@washline/contract/orders/rescue-process'
import { describe, expect, it } from 'vitest'
import { questionDueAt, rescueDueAt, silentMsOf } from './rescue-times.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const after = (ms: number) => new Date(noon.getTime() + ms)
const { silentMs, answerMs, searchMs, meetMs } = market.rescue

describe('the times of a rescue', () => {
  it.each([
    ['questioned', answerMs],
    ['searching', searchMs],
    ['meeting', meetMs],
  ] as const)('%s lasts %i ms', (state, ms) => expect(rescueDueAt(state, noon)).toEqual(after(ms)))

  it('has none once it has ended', () => {
    for (const state of rescueStates) if (!openRescueStates.includes(state)) expect(rescueDueAt(state, noon)).toBeNull()
  })

  it.each([
    ['picked_up', null, silentMs.collected],
    ['in_progress', null, silentMs.washing],
    ['in_progress', noon, silentMs.returning],
  ] as const)('a Washer may be silent while %s (washed: %s) for %i ms', (status, laundryCompletedAt, ms) =>
    expect(silentMsOf({ status, laundryCompletedAt })).toBe(ms),
  )

  it('counts from the last sign', () => {
    const order = { status: 'picked_up', laundryCompletedAt: null } as const
    expect(questionDueAt(order, [noon, null, after(5_000), after(1_000)])).toEqual(after(5_000 + silentMs.collected))
  })
})
