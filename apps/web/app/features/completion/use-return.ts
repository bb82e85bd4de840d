import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isStill } from '../../ui/is-still.ts'

/** The pieces have come: the stub drops. Then they leave. */
const tornMs = 560
const leavesMs = 960
const wholeMs = 1_200

export type ReturnBeat = 'coming' | 'torn' | 'leaving'

/** The time of the moment; `onEnd` is called once, at its end or by a press anywhere. With reduced motion it stands still. */
export function useReturn(onEnd: () => void): ReturnBeat {
  const [beat, setBeat] = useState<ReturnBeat>(isStill() ? 'torn' : 'coming')
  const hasEnded = useRef(false)
  const end = useEffectEvent(() => {
    if (hasEnded.current) return
    hasEnded.current = true
    onEnd()
  })
  useEffect(() => {
    const timers = isStill() ? [] : [setTimeout(setBeat, tornMs, 'torn'), setTimeout(setBeat, leavesMs, 'leaving')]
    const last = setTimeout(() => end(), wholeMs)
    const skip = () => end()
    window.addEventListener('pointerdown', skip)
    window.addEventListener('keydown', skip)
    return () => {
      for (const timer of [...timers, last]) clearTimeout(timer)
      window.removeEventListener('pointerdown', skip)
      window.removeEventListener('keydown', skip)
    }
  }, [])
  return beat
}
