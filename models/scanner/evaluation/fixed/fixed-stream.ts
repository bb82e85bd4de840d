import { createHash } from 'node:crypto'

/** Numbers in 0..1 that depend on the name alone: each picture has a stream of its own, so that no other picture moves it. */
export function fixedStream(name: string): () => number {
  let block = 0
  let levels: number[] = []
  return () => {
    if (levels.length === 0) {
      const digest = createHash('sha256').update(`${name} ${block++}`).digest()
      levels = Array.from({ length: 8 }, (_, at) => digest.readUInt32BE(at * 4))
    }
    return (levels.pop() ?? 0) / 2 ** 32
  }
}

export const between = (stream: () => number, least: number, most: number): number => least + stream() * (most - least)

export const pickOf = <Item>(stream: () => number, items: readonly Item[]): Item => {
  const item = items[Math.floor(stream() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
