import { useEffect, useEffectEvent, useState } from 'react'
import { isStill } from '../../ui/is-still.ts'

/** The stitch darkens and the stub tears off; its half then flies to the Washer's pin. */
export const tearMs = 440
export const flightMs = 480
const arrivedMs = tearMs + flightMs
/** The whole moment, after which the next screen comes. */
const wholeMs = 1_500

export type YesPhase = 'waiting' | 'tearing' | 'flying' | 'arrived'

/** The moment in which a Washer accepts; with reduced motion its end is shown at once. `onEnd` is called once, at the end or by `skip`. */
export function useYes(isAccepted: boolean, onEnd: () => void) {
  const [atMs, setAtMs] = useState(-1)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isAccepted) return
    const beats = isStill() ? [arrivedMs] : [0, tearMs, arrivedMs]
    const first = beats[0] ?? 0
    const timers = beats.map((beat) => setTimeout(() => setAtMs(beat), beat - first))
    const last = setTimeout(() => end(), wholeMs)
    return () => {
      for (const timer of [...timers, last]) clearTimeout(timer)
    }
  }, [isAccepted])
  useEffect(() => {
    if (atMs === arrivedMs && !isStill()) navigator.vibrate?.([20, 60, 20])
  }, [atMs])
  const phase: YesPhase = atMs < 0 ? 'waiting' : atMs < tearMs ? 'tearing' : atMs < arrivedMs ? 'flying' : 'arrived'
  return { phase, skip: () => isAccepted && onEnd() }
}
