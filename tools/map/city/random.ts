const lattice = (x: number, y: number, seed: number) => {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise in [-1, 1]. */
export const noise = (x: number, y: number, seed: number) => {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const ease = (t: number) => t * t * (3 - 2 * t)
  const across = ease(x - column)
  const up = ease(y - row)
  const bottom = lattice(column, row, seed) * (1 - across) + lattice(column + 1, row, seed) * across
  const top = lattice(column, row + 1, seed) * (1 - across) + lattice(column + 1, row + 1, seed) * across
  return (bottom * (1 - up) + top * up) * 2 - 1
}

export const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1))
    const stored = copy[last] as T
    copy[last] = copy[pick] as T
    copy[pick] = stored
  }
  return copy
}
