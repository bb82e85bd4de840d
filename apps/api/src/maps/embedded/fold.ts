const asciiOf: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th' }

/** Lower case, no accents, one space between words: how names are compared. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[ßøłđðæœıþ]/g, (character) => asciiOf[character] ?? character)
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** Whether two words differ by at most `most` typing mistakes: a wrong, missing, added or swapped character. */
export const isNear = (a: string, b: string, most: number): boolean => {
  if (Math.abs(a.length - b.length) > most) return false
  let older: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (older[column - 2] ?? 0) + 1)
      line.push(cost)
    }
    if (Math.min(...line) > most) return false
    older = last
    last = line
  }
  return (last[b.length] ?? 0) <= most
}

export const allowedMistakes = (text: string) => (text.length < 4 ? 0 : text.length < 8 ? 1 : 2)
