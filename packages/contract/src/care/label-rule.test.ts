import { describe, expect, it } from 'vitest'
import { contradictionsOf, fitToLabels, strictestOf } from './label-rule.ts'
import { type LabelSymbol, labelScales, labelSymbols, mayHaveBars, scaleOf } from './label-symbols.ts'
import { dryings, temperatures, usualCare } from './schemas.ts'

const labelOf = (...symbols: LabelSymbol[]) => ({ signs: symbols.map((symbol) => ({ symbol, bars: 0 })) })
const keysOf = (care: Pick<typeof usualCare, 'temperature' | 'drying'>, ...labels: ReturnType<typeof labelOf>[]) =>
  contradictionsOf(care, labels).map(({ key }) => key)

it.each([
  ['wash_not', []],
  ['wash_hand', ['label']],
  ['wash_30', ['label', 'cold']],
  ['wash_40', ['label', 'cold', 'warm']],
  ['wash_50', ['label', 'cold', 'warm']],
  ['wash_60', ['label', 'cold', 'warm', 'hot']],
  ['wash_70', ['label', 'cold', 'warm', 'hot']],
  ['wash_95', ['label', 'cold', 'warm', 'hot']],
] as const)('%s allows the temperatures %j', (symbol, allowed) => {
  const found = temperatures.filter(
    (temperature) => keysOf({ temperature, drying: 'line' }, labelOf(symbol)).length === 0,
  )
  expect(found).toEqual(allowed)
})

it.each([
  ['tumble_not', ['line']],
  ['tumble_low', ['tumble_low', 'line']],
  ['tumble_normal', ['tumble', 'tumble_low', 'line']],
  ['tumble_any', ['tumble', 'tumble_low', 'line']],
  ['dry_flat', ['line']],
  ['dry_drip', ['line']],
  ['dry_line', ['line']],
] as const)('%s allows the dryings %j', (symbol, allowed) => {
  const found = dryings.filter((drying) => keysOf({ temperature: 'label', drying }, labelOf(symbol)).length === 0)
  expect(found).toEqual(allowed)
})

it('forbids nothing by the symbols that instructions do not concern', () => {
  const others = labelSymbols.filter((symbol) => !['wash', 'tumble', 'air'].includes(scaleOf(symbol)))
  expect(others).toHaveLength(13)
  for (const symbol of others) expect(keysOf({ temperature: 'hot', drying: 'tumble' }, labelOf(symbol))).toEqual([])
})

it('lets a symbol of the tumble dryer decide beside one of drying in the air', () => {
  expect(keysOf({ temperature: 'label', drying: 'tumble' }, labelOf('tumble_normal', 'dry_line'))).toEqual([])
  expect(keysOf({ temperature: 'label', drying: 'tumble' }, labelOf('tumble_normal'), labelOf('dry_line'))).toEqual([
    'drying',
  ])
})

describe('several labels', () => {
  it.each(Object.entries(labelScales))('take the strictest of %s', (_, scale) => {
    scale.forEach((symbol, at) => {
      for (const milder of scale.slice(at))
        expect(strictestOf([labelOf(milder), labelOf(symbol)])).toEqual([{ symbol, bars: 0 }])
    })
  })

  it('take the mildest treatment', () => {
    const signs = (symbol: LabelSymbol, bars: number) => ({ signs: [{ symbol, bars }] })
    expect(strictestOf([signs('wash_30', 0), signs('wash_60', 2)])).toEqual([{ symbol: 'wash_30', bars: 2 }])
    expect(strictestOf([signs('wash_hand', 0), signs('wash_60', 2)])).toEqual([{ symbol: 'wash_hand', bars: 0 }])
    expect(strictestOf([signs('tumble_not', 0), signs('tumble_low', 1)])).toEqual([{ symbol: 'tumble_not', bars: 0 }])
  })

  it('show which symbol forbids a choice', () => {
    expect(
      contradictionsOf({ temperature: 'hot', drying: 'tumble' }, [
        labelOf('wash_60', 'tumble_low'),
        labelOf('wash_40', 'tumble_not'),
      ]),
    ).toEqual([
      { key: 'temperature', sign: { symbol: 'wash_40', bars: 0 } },
      { key: 'drying', sign: { symbol: 'tumble_not', bars: 0 } },
    ])
  })
})

describe('fitting instructions', () => {
  const all = temperatures.flatMap((temperature) => dryings.map((drying) => ({ ...usualCare, temperature, drying })))

  it('leaves no contradiction but that of what may not be washed', () => {
    for (const symbol of labelSymbols)
      for (const instructions of all) {
        const left = contradictionsOf(fitToLabels(instructions, [labelOf(symbol)]), [labelOf(symbol)])
        expect(left.map(({ sign }) => sign.symbol)).toEqual(symbol === 'wash_not' ? ['wash_not'] : [])
      }
  })

  it('changes only what is forbidden', () => {
    for (const instructions of all) expect(fitToLabels(instructions, [])).toEqual(instructions)
    const hot = { ...usualCare, temperature: 'hot', drying: 'tumble' } as const
    expect(fitToLabels(hot, [labelOf('wash_60', 'tumble_low')])).toEqual({ ...hot, drying: 'tumble_low' })
    expect(fitToLabels(hot, [labelOf('wash_30', 'tumble_any')])).toEqual({ ...hot, temperature: 'label' })
    expect(fitToLabels(hot, [labelOf('wash_40'), labelOf('dry_flat')])).toEqual({
      ...hot,
      temperature: 'label',
      drying: 'line',
    })
  })
})

it('has bars below machine washes, tumble dryers and cleanings', () => {
  expect(labelSymbols.filter(mayHaveBars)).toHaveLength(6 + 3 + 2 + 1)
})
