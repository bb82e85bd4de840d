import { describe, expect, it } from 'vitest'
import { choosePickupTime } from './choose-pickup-time.ts'
import { keepsPromise } from './keeps-promise.ts'

const noon = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1_000)

describe('the promise', () => {
  it.each([
    [0, true],
    [10_800, true],
    [10_801, true],
    [10_801.001, false],
    [20_000, false],
  ])('after %d s: %s', (seconds, inTime) => expect(keepsPromise(noon, after(seconds))).toBe(inTime))
})

describe('the pickup time', () => {
  const day = 86_400
  it.each([
    ['none asked', undefined, after(600)],
    ['asked for the past', after(-1), after(600)],
    ['asked for now', after(0), after(0)],
    ['asked for tomorrow', after(day), after(day)],
    ['the last that may be', after(7 * day + 600), after(7 * day + 600)],
    ['too far', after(7 * day + 601), 'too_far'],
  ])('%s', (_, asked, expected) => expect(choosePickupTime(asked, noon)).toEqual(expected))
})
