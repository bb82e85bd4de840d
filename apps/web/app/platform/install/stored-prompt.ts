/** Chromium's own event; it is in no standard. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let prompt: InstallPromptEvent | undefined
const listeners = new Set<() => void>()

export const storedPrompt = () => prompt

/** Any part of the offer has changed. */
export const offerChanged = () => {
  for (const listener of listeners) listener()
}

export const subscribeToOffer = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function storePrompt(given: InstallPromptEvent | undefined): void {
  prompt = given
  offerChanged()
}

/** Stores the browser's prompt for later. Called once, before the first render; what is done with it is loaded with the offer. */
export function storeInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    storePrompt(event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => storePrompt(undefined))
}
