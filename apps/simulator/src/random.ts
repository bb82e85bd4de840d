export type Random = () => number

/** A generator of numbers in 0..1 that gives the same ones for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
  }
}

export const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
