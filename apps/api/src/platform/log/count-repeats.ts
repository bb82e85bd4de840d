/** Equal errors within this time are counted instead of written. */
const windowMs = 30_000

interface Repeats {
  times: number
}

/**
 * Writes the first of equal errors at once and those after it as one line with their number: an outage that fails a thousand
 * calls is two lines.
 */
export function countRepeats<Line extends object>(write: (line: Line) => void): (key: string, line: Line) => void {
  const open = new Map<string, Repeats>()
  return (key, line) => {
    const repeats = open.get(key)
    if (repeats) {
      repeats.times += 1
      return
    }
    const mine: Repeats = { times: 0 }
    open.set(key, mine)
    write(line)
    const report = () => {
      if (mine.times === 0) return void open.delete(key)
      write({ ...line, times: mine.times })
      mine.times = 0
      setTimeout(report, windowMs).unref()
    }
    setTimeout(report, windowMs).unref()
  }
}
