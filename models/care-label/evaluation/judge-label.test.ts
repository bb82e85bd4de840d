import { expect, it } from 'vitest'
import { isNamed, isOffered, isRight, judgeLabel } from './judge-label.ts'

const sure = (symbol: 'wash_30' | 'wash_40' | 'iron_low', bars = 0) => ({ options: [{ symbol, bars }], isSure: true })

it('judges each scale that is on the label or was read', () => {
  const judged = judgeLabel(
    [
      { symbol: 'wash_30', bars: 1 },
      { symbol: 'bleach_not', bars: 0 },
    ],
    [
      {
        options: [
          { symbol: 'wash_40', bars: 1 },
          { symbol: 'wash_30', bars: 1 },
        ],
        isSure: false,
      },
      sure('iron_low'),
    ],
  )
  expect(judged.map(({ scale, truth, read }) => [scale, truth?.symbol, read?.options[0]?.symbol])).toEqual([
    ['wash', 'wash_30', 'wash_40'],
    ['bleach', 'bleach_not', undefined],
    ['iron', undefined, 'iron_low'],
  ])
  expect(judged.map(isNamed)).toEqual([false, false, false])
  expect(judged.map(isOffered)).toEqual([true, false, false])
})

it('counts a symbol with other bars as named, not as right', () => {
  const [one] = judgeLabel([{ symbol: 'wash_30', bars: 1 }], [sure('wash_30', 0)])
  const [other] = judgeLabel([{ symbol: 'wash_30', bars: 1 }], [sure('wash_30', 1)])
  expect([one, other].map((sign) => sign && [isNamed(sign), isRight(sign)])).toEqual([
    [true, false],
    [true, true],
  ])
})
