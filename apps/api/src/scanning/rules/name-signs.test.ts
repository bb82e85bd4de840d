import { type LabelSymbol, labelSymbols } from '@washline/contract/care/label-symbols'
import { describe, expect, it } from 'vitest'
import { nameSigns } from './name-signs.ts'

const limits = { keepFrom: 0.4, sureFrom: 0.8, offerFrom: 0.1 }

/** The rest of the chance is that of no symbol. */
function seen(chances: Partial<Record<LabelSymbol, number>>, bars: [number, number, number] = [1, 0, 0]) {
  const symbols = Float32Array.from([...labelSymbols.map((symbol) => chances[symbol] ?? 0), 0])
  symbols[labelSymbols.length] = 1 - symbols.reduce((sum, chance) => sum + chance, 0)
  return { symbols, bars: Float32Array.from(bars) }
}
const read = (...list: ReturnType<typeof seen>[]) => nameSigns(list, labelSymbols, limits).signs
/** A label has more than one symbol. */
const beside = seen({ bleach_not: 0.99 })
const washOf = (...parameters: Parameters<typeof seen>) => read(beside, seen(...parameters))[0]

it('names symbols in the order of a label', () => {
  expect(read(seen({ iron_low: 0.9 }), seen({ wash_40: 0.95 }, [0, 1, 0]), beside)).toEqual([
    { options: [{ symbol: 'wash_40', bars: 1 }], isSure: true },
    { options: [{ symbol: 'bleach_not', bars: 0 }], isSure: true },
    { options: [{ symbol: 'iron_low', bars: 0 }], isSure: true },
  ])
})

describe('what is unsure', () => {
  it('offers the symbols of its scale that are likely enough', () => {
    expect(washOf({ wash_40: 0.6, wash_30: 0.2, wash_60: 0.05, iron_low: 0.15 })).toEqual({
      options: [
        { symbol: 'wash_40', bars: 0 },
        { symbol: 'wash_30', bars: 0 },
      ],
      isSure: false,
    })
  })

  it('offers other bars', () => {
    expect(washOf({ wash_40: 0.95 }, [0.55, 0.42, 0.03])).toEqual({
      options: [
        { symbol: 'wash_40', bars: 0 },
        { symbol: 'wash_40', bars: 1 },
      ],
      isSure: false,
    })
  })

  it('offers three at most', () => {
    const unsure = washOf({ wash_40: 0.45, wash_30: 0.2, wash_60: 0.15, wash_50: 0.12 }, [0.5, 0.5, 0])
    expect(unsure?.options).toHaveLength(3)
  })
})

it.each([
  ['is likelier no symbol', { wash_30: 0.45 }],
  ['is too unlikely', { wash_30: 0.35, wash_40: 0.35 }],
])('leaves out what %s', (_, chances) => {
  expect(read(beside, seen({ iron_low: 0.9 }), seen(chances)).map(({ options }) => options[0]?.symbol)).toEqual([
    'bleach_not',
    'iron_low',
  ])
})

it('ignores the bars of a symbol that has none', () => {
  expect(washOf({ wash_hand: 0.95 }, [0, 1, 0])).toEqual({ options: [{ symbol: 'wash_hand', bars: 0 }], isSure: true })
})

it('takes the likelier of two of one scale, and no label from a single symbol', () => {
  expect(read(beside, seen({ wash_30: 0.6 }), seen({ wash_60: 0.95 }))[0]?.options).toEqual([
    { symbol: 'wash_60', bars: 0 },
  ])
  expect(read(seen({ wash_30: 0.99 }))).toEqual([])
  expect(read()).toEqual([])
})
