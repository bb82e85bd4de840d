const WATCH_MS = 500

/**
 * Calls back when the process that started us is gone: whoever is killed outright cannot pass the end on. The parent's
 * number then changes, because the system hands orphans to another process.
 */
export function watchParent(onGone) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onGone()
  }, WATCH_MS)
  watch.unref()
}
