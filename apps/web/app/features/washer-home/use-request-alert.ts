import { useState } from 'react'

const storageKey = 'request_alert'
const beepS = 0.18

function beep() {
  const audio = new AudioContext()
  for (const [index, frequency] of [880, 1_175].entries()) {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(audio.destination)
    tone.start(audio.currentTime + index * beepS)
    tone.stop(audio.currentTime + (index + 1) * beepS)
    if (index === 1) tone.onended = () => void audio.close()
  }
}

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
