import type { Judgement } from './judge-scan.ts'

export type Metric = {
  readonly name: string
  readonly measured: string
  readonly must: string
  readonly aim: string
}

const sure = 0.7
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const number = (value: number) => (Number.isFinite(value) ? value.toFixed(2) : '–')
const sum = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((total, item) => total + value(item), 0)
const count = <Item>(items: readonly Item[], is: (item: Item) => boolean) => sum(items, (item) => (is(item) ? 1 : 0))

/** The table of what the scanner is to reach, filled with what it did on these pictures. */
export function metricsOf(judgements: readonly Judgement[]): Metric[] {
  const of = (...groups: readonly string[]) => judgements.filter(({ photo }) => groups.includes(photo.group))
  const laid = of('spread', 'overlap')
  const scenes = of('spread', 'overlap', 'pile')
  const single = of('single', 'unseen')
  const unseen = of('unseen')
  const pieces = scenes.flatMap((scene) => scene.pieces.filter(({ right }) => right !== undefined))
  const empty = of('empty')
  return [
    ['single photo, category right', categoryRight(single), '88 %', '93 %'],
    ['the same, photographers never seen', categoryRight(unseen), '80 %', '87 %'],
    ['single photo, count exactly 1', countExact(single), '95 %', '99 %'],
    ['the same, photographers never seen', countExact(unseen), '88 %', '95 %'],
    ['spread and overlapping: mean count error', meanError(laid), '0.45', '0.25'],
    ['spread and overlapping: within 1', withinOne(laid), '95 %', '99 %'],
    ['all scenes: mean count error', meanError(scenes), '0.75', '0.45'],
    ['all scenes: count exact', countExact(scenes), '55 %', '75 %'],
    [
      'scenes: category of found items',
      share(
        count(pieces, ({ right }) => right === true),
        pieces.length,
      ),
      '72 %',
      '82 %',
    ],
    ['scenes: manifest F1 (category and quantity)', number(manifestF1(scenes)), '0.72', '0.85'],
    ['single photo, confidence 0.7 and over: right', rightWhereSure(single), '95 %', '97 %'],
    ['single photo, confidence 0.7 and over: cover', coverWhereSure(single), '65 %', '80 %'],
    ['empty: nothing found', countExact(empty), '95 %', '99 %'],
  ].map(([name = '', measured = '', must = '', aim = '']) => ({ name, measured, must, aim }))
}

const categoryRight = (photos: readonly Judgement[]) =>
  share(
    count(photos, ({ surest }) => surest?.right === true),
    photos.length,
  )

const countExact = (photos: readonly Judgement[]) =>
  share(
    count(photos, ({ countError }) => countError === 0),
    photos.length,
  )

const withinOne = (photos: readonly Judgement[]) =>
  share(
    count(photos, ({ countError }) => Math.abs(countError) <= 1),
    photos.length,
  )

const meanError = (photos: readonly Judgement[]) =>
  number(sum(photos, ({ countError }) => Math.abs(countError)) / photos.length)

/** Of the lists as a whole: the share of items on which list and labels agree. */
export function manifestF1(photos: readonly Judgement[]): number {
  const agreed = sum(photos, (scan) => scan.agreed)
  return (2 * agreed) / (sum(photos, ({ found }) => found) + sum(photos, ({ photo }) => photo.garments.length))
}

const whereSure = (photos: readonly Judgement[]) =>
  photos.filter(({ surest }) => surest !== undefined && surest.confidence >= sure)

const rightWhereSure = (photos: readonly Judgement[]) => categoryRight(whereSure(photos))

const coverWhereSure = (photos: readonly Judgement[]) => share(whereSure(photos).length, photos.length)
