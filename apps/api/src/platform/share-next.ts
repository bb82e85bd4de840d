/**
 * Work that one does for all who ask: one run at a time, and who asks while one runs shares the next one. So nobody gets what was read before
 * they asked, and many who ask take no more than one who asks again and again.
 */
export function shareNext<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const begin = (): Promise<T> => {
    next = undefined
    const run = work().finally(() => {
      if (running === run) running = undefined
    })
    running = run
    return run
  }
  return () => {
    // The next one begins a moment after the last one has ended.
    next ??= running?.then(begin, begin)
    return next ?? begin()
  }
}
