/** Square colour planes, turned by a quarter to the right. */
export function turnPlanes(planes: Float32Array, size: number): Float32Array {
  const area = size * size
  return planes.map((_, at) => {
    const [plane, row, column] = [Math.floor(at / area), Math.floor((at % area) / size), at % size]
    return planes[plane * area + (size - 1 - column) * size + row] ?? 0
  })
}
