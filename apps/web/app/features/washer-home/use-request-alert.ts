import { useState } from 'react'
import { beep } from '../../platform/sound/beep.ts'

const storageKey = 'request_alert'

/** Whether this device sounds and vibrates for a new request; off by default. */
export function useRequestAlert() {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(storageKey) === 'on')
  const choose = (on: boolean) => {
    localStorage.setItem(storageKey, on ? 'on' : 'off')
    setIsOn(on)
    if (on) beep()
  }
  const alert = () => {
    if (localStorage.getItem(storageKey) !== 'on') return
    beep()
    navigator.vibrate?.([200, 80, 200])
  }
  return { isOn, choose, alert }
}
