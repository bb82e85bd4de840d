const key = 'reloaded-at'
const loopMs = 60_000

/** Loads the page anew, unless that was just tried: what is missing then stays missing. Gives whether it does. */
export function reloadOnce(): boolean {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(key)) < loopMs) return false
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
  return true
}

/** Loads the page anew past what the service worker keeps: pages and code that do not belong together any more. */
export async function reloadFresh(): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys().catch(() => []) : []
  if (navigator.onLine)
    await Promise.all(names.filter((name) => name.includes('precache')).map((name) => caches.delete(name)))
  location.reload()
}
