import { expect, it } from 'vitest'
import type { Judgement } from '../judge-scan.ts'
import { compareMeasure, type JudgedByBoth } from './compare-measures.ts'
import { fixedMeasures, mainMeasure } from './fixed-measures.ts'

const judged = (id: string, set: string, right: boolean, found = 1): Judgement => ({
  photo: { id, file: id, garments: [{ garmentId: 'shirt', edges: undefined }], group: set },
  items: [],
  countError: found - 1,
  pieces: [],
  surest: { confidence: 0.9, right },
  agreed: 1,
  found,
})
/** Pictures of which the shipped model has some right and the new one others. */
const pictures = (set: string, shipped: (at: number) => boolean, candidate: (at: number) => boolean): JudgedByBoth[] =>
  Array.from({ length: 100 }, (_, at) => ({
    shipped: judged(`${set}/${at}`, set, shipped(at)),
    candidate: judged(`${set}/${at}`, set, candidate(at)),
  }))
const named = (name: string) => {
  const measure = fixedMeasures.find((each) => each.name === name)
  if (!measure) throw new Error(`no measure ${name}`)
  return measure
}

it('compares the same pictures: a model that is right where the other one is differs by nothing', () => {
  const same = pictures(
    'single',
    (at) => at % 2 === 0,
    (at) => at % 2 === 0,
  )
  expect(compareMeasure(mainMeasure, same)).toMatchObject({ shipped: 0.5, candidate: 0.5, gain: 0, low: 0, high: 0 })
})

it('has an interval beyond chance where few pictures differ, all in one direction', () => {
  const better = pictures(
    'single',
    (at) => at < 80,
    (at) => at < 90,
  )
  const { gain, low, high } = compareMeasure(mainMeasure, better)
  expect(gain).toBeCloseTo(0.1)
  expect(low).toBeGreaterThan(0.03)
  expect(high).toBeLessThan(0.18)
})

it('counts the pictures of one photograph as one draw', () => {
  const of = (sets: string[]) =>
    sets.flatMap((set) =>
      pictures(
        set,
        () => false,
        (at) => at < 4,
      ),
    )
  const width = ({ low, high }: { low: number; high: number }) => high - low
  const one = compareMeasure(mainMeasure, of(['single']))
  const four = compareMeasure(mainMeasure, of(['single', 'framed', 'small', 'turned']))
  expect(width(four)).toBeCloseTo(width(one))
})

it('takes less for better where a measure counts errors', () => {
  const found = (candidate: number): JudgedByBoth[] => [
    { shipped: judged('cover/1', 'cover', false, 0), candidate: judged('cover/1', 'cover', false, candidate) },
  ]
  expect(compareMeasure(named('patterned covers: an item'), found(1)).gain).toBe(-1)
})

it('has no gain without pictures', () => {
  expect(
    compareMeasure(
      named('without laundry: an item'),
      pictures(
        'single',
        () => true,
        () => true,
      ),
    ).gain,
  ).toBeNaN()
})
