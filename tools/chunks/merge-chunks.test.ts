import { describe, expect, it } from 'vitest'
import { mergeChunks, type SharedChunk } from './merge-chunks.ts'

const chunk = (name: string, bytes: number, screens: number[], imports: number[] = []): SharedChunk => ({
  modules: [name],
  bytes,
  screens: new Set(screens),
  imports: new Set(imports),
})
const merged = (chunks: SharedChunk[], weights = [1, 1, 1]) =>
  mergeChunks(chunks, { perChunk: 500, weights })
    .map((modules) => modules.toSorted().join(' '))
    .toSorted()

describe('chunks are merged', () => {
  it('where the same screens load them, however large they are', () => {
    expect(merged([chunk('a', 9_000, [0, 1]), chunk('b', 9_000, [0, 1])])).toEqual(['a b'])
  })

  it('where most screens load both and the others pay little', () => {
    expect(merged([chunk('a', 5_000, [0, 1, 2]), chunk('b', 200, [0, 1])])).toEqual(['a b'])
  })

  it('not where a screen would load much that it does not need', () => {
    expect(merged([chunk('a', 5_000, [0, 1]), chunk('b', 5_000, [1, 2])])).toEqual(['a', 'b'])
  })

  it('not where no screen loads both', () => {
    expect(merged([chunk('a', 1, [0]), chunk('b', 1, [1])])).toEqual(['a', 'b'])
  })

  it('as it suits the screens that count more', () => {
    const chunks = [chunk('a', 400, [0, 1]), chunk('b', 400, [1])]
    expect(merged(chunks)).toEqual(['a b'])
    expect(merged(chunks, [4, 1])).toEqual(['a', 'b'])
  })

  it('not where one of them brings code that the screens of the other do not need', () => {
    const chunks = [chunk('a', 100, [0, 1]), chunk('b', 300, [0], [2]), chunk('c', 9_000, [0, 3, 4])]
    const weights = [1, 1, 1, 1, 1]
    expect(merged(chunks, weights)).toEqual(['a', 'b', 'c'])
    const alone = chunks.map((each) => ({ ...each, imports: new Set<number>() }))
    expect(merged(alone, weights)).toEqual(['a b', 'c'])
  })

  it('not around a chunk that one of them imports and that imports the other', () => {
    const chunks = [chunk('a', 2_000, [0, 1], [1, 2]), chunk('b', 90_000, [0, 1, 2], [2]), chunk('c', 2_000, [0, 1])]
    expect(merged(chunks)).toEqual(['a', 'b', 'c'])
    expect(merged(chunks.map((each) => ({ ...each, imports: new Set<number>() })))).toEqual(['a c', 'b'])
  })

  it('not around some that stand between them since earlier merges', () => {
    const chunks = [
      chunk('a', 2_000, [0, 1], [1]),
      chunk('b', 10, [0, 1, 2, 3]),
      chunk('c', 90_000, [0, 1, 2, 3], [3]),
      chunk('d', 10, [0, 1, 2]),
      chunk('e', 90_000, [0, 1, 2], [5]),
      chunk('f', 2_000, [0, 1]),
    ]
    expect(merged(chunks, [1, 1, 1, 1])).toEqual(['a', 'b c', 'd e', 'f'])
  })
})
