const inThisTab = new Map<string, Promise<unknown>>()

/**
 * Runs `work` while nobody else holds the lock: across tabs, or within this one where a page without TLS has no locks.
 */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work) as Promise<T>
  const turn = (inThisTab.get(name) ?? Promise.resolve()).then(work, work)
  inThisTab.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}
