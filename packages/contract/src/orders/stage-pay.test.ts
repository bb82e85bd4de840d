import { describe, expect, it } from 'vitest'
import { toUserId } from '../ids.ts'
import { market } from '../market.ts'
import { minor } from '../money.ts'
import { earnersOf, payOfStages, payStages, splitByStage, stagesLeft } from './stage-pay.ts'

const [anna, ben, cleo] = [toUserId(1), toUserId(2), toUserId(3)]

describe('the shares of the stages', () => {
  it('are the whole pay', () => {
    const { pickup, wash, return: back } = market.rescue.shares
    expect(pickup + wash + back).toBe(10_000)
  })

  it.each([
    [0, 0, 0, 0],
    [1, 0, 1, 0],
    [2, 1, 1, 0],
    [3, 1, 1, 1],
    [100, 30, 45, 25],
    [101, 30, 46, 25],
    [1_699, 510, 764, 425],
    [1_700, 510, 765, 425],
  ])('of %i are %i, %i and %i', (amount, pickup, wash, back) =>
    expect(splitByStage(minor(amount))).toEqual({ pickup, wash, return: back }),
  )

  it('sum to the amount, however it is divided', () => {
    for (let amount = 0; amount < 3_000; amount += 1) {
      expect(payOfStages(minor(amount), payStages)).toBe(amount)
      for (const isWashed of [true, false]) {
        const left = stagesLeft(isWashed)
        const done = payStages.filter((stage) => !left.includes(stage))
        expect(payOfStages(minor(amount), left) + payOfStages(minor(amount), done)).toBe(amount)
      }
    }
  })
})

describe('who earns which stage', () => {
  it.each([
    ['nobody took over', [], anna, [[anna, 'pickup wash return']]],
    [
      'before the wash',
      [{ giverId: anna, isWashed: false }],
      ben,
      [
        [anna, 'pickup'],
        [ben, 'wash return'],
      ],
    ],
    [
      'after the wash',
      [{ giverId: anna, isWashed: true }],
      ben,
      [
        [anna, 'pickup wash'],
        [ben, 'return'],
      ],
    ],
    [
      'twice, before and after the wash',
      [
        { giverId: anna, isWashed: false },
        { giverId: ben, isWashed: true },
      ],
      cleo,
      [
        [anna, 'pickup'],
        [ben, 'wash'],
        [cleo, 'return'],
      ],
    ],
    [
      'twice before the wash: who finishes nothing earns nothing',
      [
        { giverId: anna, isWashed: false },
        { giverId: ben, isWashed: false },
      ],
      cleo,
      [
        [anna, 'pickup'],
        [cleo, 'wash return'],
      ],
    ],
    [
      'twice after the wash, and back to the first one',
      [
        { giverId: anna, isWashed: true },
        { giverId: ben, isWashed: true },
      ],
      anna,
      [[anna, 'pickup wash return']],
    ],
  ] as const)('%s', (_, takeovers, last, expected) =>
    expect(earnersOf(takeovers, last).map(({ washerId, stages }) => [washerId, stages.join(' ')])).toEqual(expected),
  )
})
