import { useSyncExternalStore } from 'react'
import { offerChanged, storedPrompt, storePrompt, subscribeToOffer } from './stored-prompt.ts'

const dismissedKey = 'install_offer'

const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
const isIos = () => /iphone|ipad|ipod/i.test(navigator.userAgent)

/** prompt: the browser can be asked to prompt; by-hand: Safari on iOS, where the person installs it. */
export type InstallMethod = 'prompt' | 'by-hand' | 'none'

function installMethod(): InstallMethod {
  if (isInstalled()) return 'none'
  if (storedPrompt()) return 'prompt'
  return isIos() ? 'by-hand' : 'none'
}

/** How the app can be installed here, if it can and is not yet. */
export const useInstallMethod = (): InstallMethod => useSyncExternalStore(subscribeToOffer, installMethod, () => 'none')

/** Whether the person has dismissed the offer on this device. */
export const useIsOfferDismissed = (): boolean =>
  useSyncExternalStore(
    subscribeToOffer,
    () => localStorage.getItem(dismissedKey) !== null,
    () => true,
  )

export function dismissOffer(): void {
  localStorage.setItem(dismissedKey, new Date().toISOString())
  offerChanged()
}

/** Shows the browser's prompt. An event can be used once only. */
export async function install(): Promise<void> {
  const asked = storedPrompt()
  storePrompt(undefined)
  const answer = await asked?.prompt()
  if (answer?.outcome === 'dismissed') dismissOffer()
}
