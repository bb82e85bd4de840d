import { firstModule, offerIfReplaced } from './offer-if-replaced.ts'
import { setUpdateReady } from './update-state.ts'

const everyMs = 3_600_000
let registered: ServiceWorkerRegistration | undefined
let isReloading = false

/** Installs the service worker and notices when a newer version of the app waits, or has come another way. */
export function watchUpdates(): void {
  if (!import.meta.env.PROD || registered || !('serviceWorker' in navigator)) return
  window.addEventListener('vite:preloadError', () => void offerIfReplaced(firstModule()))
  const hadWorker = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) location.reload()
    // Another tab asked for it: this one still runs the version before.
    else if (hadWorker) setUpdateReady(true)
  })
  navigator.serviceWorker.register('/service-worker.js').then(watch, () => undefined)
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  // A browser that blocks workers registers none without a failure.
  if (!registration) return
  registered = registration
  const check = () => {
    if (registration.waiting && navigator.serviceWorker.controller) setUpdateReady(true)
  }
  check()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', check))
  const askForUpdate = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  }
  setInterval(askForUpdate, everyMs)
  document.addEventListener('visibilitychange', askForUpdate)
}

const patienceMs = 4_000

/** Lets the waiting version take over and loads it. */
export function loadUpdate(): void {
  isReloading = true
  const waiting = registered?.waiting
  waiting?.postMessage('take-over')
  // Where nobody takes over, loading anew is all there is to do.
  setTimeout(() => location.reload(), waiting ? patienceMs : 0)
}
