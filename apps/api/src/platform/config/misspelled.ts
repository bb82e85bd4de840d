/** Whether two names differ by no more characters than `most`: put in, left out, changed, or exchanged with the next one. */
function isNear(a: string, b: string, most: number): boolean {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const above = rows[i - 1] ?? []
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed)
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(exchanged ? Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1) : least)
    }
    rows.push(row)
    // Every start compares all that its environment has with all settings: most differ within their first characters.
    if (Math.min(...row) > most && Math.min(...above) > most) return false
  }
  return (rows[a.length]?.[b.length] ?? 0) <= most
}

/** Short names are near to much that other programs set. */
const nearBy = (name: string) => (name.length < 8 ? -1 : name.length < 12 ? 1 : 2)

/** Names that are no setting and nearly one: set by somebody who believes that it counts. */
export const misspelled = (given: readonly string[], settings: readonly string[]): string[] =>
  given.flatMap((name) => {
    if (settings.includes(name)) return []
    const near = settings.find(
      (other) =>
        Math.abs(other.length - name.length) <= nearBy(other) && isNear(name.toUpperCase(), other, nearBy(other)),
    )
    return near ? [`${name}: is not a setting; ${near} is`] : []
  })
