/** Reads a value at the first call; later calls share it. */
export function once<Value extends object>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= read()
    return value
  }
}
