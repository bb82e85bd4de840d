import { useSyncExternalStore } from 'react'

/** Chromium's own event; no standard has it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const dismissedKey = 'install_offer'
let prompt: InstallPromptEvent | undefined
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** Keeps the browser's offer to install for a calm moment. Called once, before the page is drawn. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPromptEvent
    tell()
  })
  window.addEventListener('appinstalled', () => {
    prompt = undefined
    tell()
  })
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
const isIos = () => /iphone|ipad|ipod/i.test(navigator.userAgent)

/** prompt: the browser asks when told to; by-hand: Safari on iOS, where the person does it. */
export type InstallWay = 'prompt' | 'by-hand' | 'none'

function wayNow(): InstallWay {
  if (isInstalled()) return 'none'
  if (prompt) return 'prompt'
  return isIos() ? 'by-hand' : 'none'
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How the app can be installed here, if it can and is not yet. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, wayNow, () => 'none')

/** Whether the person has put the offer away on this device. */
export const useIsOfferDismissed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(dismissedKey) !== null,
    () => true,
  )

export function dismissOffer(): void {
  localStorage.setItem(dismissedKey, new Date().toISOString())
  tell()
}

/** Lets the browser ask. An event can ask once only. */
export async function install(): Promise<void> {
  const asked = prompt
  prompt = undefined
  const answer = await asked?.prompt()
  if (answer?.outcome === 'dismissed') dismissOffer()
  tell()
}
