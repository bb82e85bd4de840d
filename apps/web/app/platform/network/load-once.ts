/**
 * A load whose promise is kept, and which React's `use` reads without suspending once it is there: a part that was loaded before
 * shows no empty frame. A failed one is tried again by the next call.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    if (running) return running
    const module = load()
    running = module
    module.then(
      (value) => Object.assign(module, { status: 'fulfilled', value }),
      () => {
        running = undefined
      },
    )
    return module
  }
}
