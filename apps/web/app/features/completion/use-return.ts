import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The pieces have come and the mark is drawn. */
const leavesMs = 980
const wholeMs = 1_200

/** The time of the moment; `onEnd` is called once, at its end or by `skip`. */
export function useReturn(onEnd: () => void) {
  const [isLeaving, setIsLeaving] = useState(false)
  const hasEnded = useRef(false)
  const end = useEffectEvent(() => {
    if (hasEnded.current) return
    hasEnded.current = true
    onEnd()
  })
  useEffect(() => {
    const leaving = setTimeout(() => setIsLeaving(true), leavesMs)
    const last = setTimeout(() => end(), wholeMs)
    return () => {
      clearTimeout(leaving)
      clearTimeout(last)
    }
  }, [])
  const skip = () => {
    if (hasEnded.current) return
    hasEnded.current = true
    onEnd()
  }
  return { isLeaving, skip }
}
