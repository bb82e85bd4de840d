/** The names that go where so many stay. Names sort by age. */
export const namesToRemove = (names: readonly string[], keep: number): string[] =>
  [...names].sort().slice(0, Math.max(0, names.length - keep))
