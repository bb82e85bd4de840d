import { useSyncExternalStore } from 'react'

/** Chromium's own event; it is in no standard. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const dismissedKey = 'install_offer'
let prompt: InstallPromptEvent | undefined
const listeners = new Set<() => void>()
const notifyListeners = () => {
  for (const listener of listeners) listener()
}

/** Stores the browser's prompt for later. Called once, before the first render. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPromptEvent
    notifyListeners()
  })
  window.addEventListener('appinstalled', () => {
    prompt = undefined
    notifyListeners()
  })
}

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
const isIos = () => /iphone|ipad|ipod/i.test(navigator.userAgent)

/** prompt: the browser can be asked to prompt; by-hand: Safari on iOS, where the person installs it. */
export type InstallMethod = 'prompt' | 'by-hand' | 'none'

function installMethod(): InstallMethod {
  if (isInstalled()) return 'none'
  if (prompt) return 'prompt'
  return isIos() ? 'by-hand' : 'none'
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How the app can be installed here, if it can and is not yet. */
export const useInstallMethod = (): InstallMethod => useSyncExternalStore(subscribe, installMethod, () => 'none')

/** Whether the person has dismissed the offer on this device. */
export const useIsOfferDismissed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(dismissedKey) !== null,
    () => true,
  )

export function dismissOffer(): void {
  localStorage.setItem(dismissedKey, new Date().toISOString())
  notifyListeners()
}

/** Shows the browser's prompt. An event can be used once only. */
export async function install(): Promise<void> {
  const asked = prompt
  prompt = undefined
  const answer = await asked?.prompt()
  if (answer?.outcome === 'dismissed') dismissOffer()
  notifyListeners()
}
