import { useSyncExternalStore } from 'react'

const storageKey = 'console_single_keys'
const listeners = new Set<() => void>()

/** Whether one key alone acts. Somebody who dictates, or rests a hand on the keyboard, switches it off. */
export const singleKeysOn = (): boolean => localStorage.getItem(storageKey) !== 'off'

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  for (const listener of listeners) listener()
}

const onSwitch = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSingleKeys = (): boolean => useSyncExternalStore(onSwitch, singleKeysOn)
