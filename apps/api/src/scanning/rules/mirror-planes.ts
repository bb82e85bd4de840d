/** The planes of the picture mirrored left to right. */
export function mirrorPlanes(planes: Float32Array, width: number): Float32Array {
  const mirrored = new Float32Array(planes.length)
  for (let row = 0; row < planes.length; row += width) mirrored.set(planes.subarray(row, row + width).toReversed(), row)
  return mirrored
}
