/**
 * Pairs each row with at most one column, so that the sum of the pairs' worth is the largest (the Hungarian method). A pair that is worth nothing or
 * less is not made. Returns the column of each row.
 */
export function bestAssignment(worth: readonly (readonly number[])[]): (number | undefined)[] {
  const rows = worth.length
  const columns = Math.max(rows, ...worth.map((row) => row.length))
  const costOf = (row: number, column: number) => -Math.max(0, worth[row - 1]?.[column - 1] ?? 0)
  const rowPrice = new Array<number>(rows + 1).fill(0)
  const columnPrice = new Array<number>(columns + 1).fill(0)
  /** The row of each column; 0 for none. Column 0 has the row that is being placed. */
  const rowOf = new Array<number>(columns + 1).fill(0)
  for (let row = 1; row <= rows; row++) {
    const from = new Array<number>(columns + 1).fill(0)
    const least = new Array<number>(columns + 1).fill(Number.POSITIVE_INFINITY)
    const isSettled = new Array<boolean>(columns + 1).fill(false)
    let column = 0
    rowOf[0] = row
    do {
      isSettled[column] = true
      const placed = rowOf[column] ?? 0
      let [step, next] = [Number.POSITIVE_INFINITY, 0]
      for (let other = 1; other <= columns; other++) {
        if (isSettled[other]) continue
        const cost = costOf(placed, other) - (rowPrice[placed] ?? 0) - (columnPrice[other] ?? 0)
        if (cost < (least[other] ?? 0)) {
          least[other] = cost
          from[other] = column
        }
        if ((least[other] ?? 0) < step) [step, next] = [least[other] ?? 0, other]
      }
      for (let other = 0; other <= columns; other++) {
        if (isSettled[other]) {
          rowPrice[rowOf[other] ?? 0] = (rowPrice[rowOf[other] ?? 0] ?? 0) + step
          columnPrice[other] = (columnPrice[other] ?? 0) - step
        } else least[other] = (least[other] ?? 0) - step
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      const before = from[column] ?? 0
      rowOf[column] = rowOf[before] ?? 0
      column = before
    }
  }
  const columnOf = new Array<number | undefined>(rows).fill(undefined)
  rowOf.forEach((row, column) => {
    if (row > 0 && column > 0 && (worth[row - 1]?.[column - 1] ?? 0) > 0) columnOf[row - 1] = column - 1
  })
  return columnOf
}
