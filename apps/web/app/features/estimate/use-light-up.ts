import { useEffect, useState } from 'react'

/** The interval between two marks on the photo. */
const apartMs = 90

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How many items are lit: one more each beat after a scan; otherwise, and with reduced motion, all at once. */
export function useLightUp(pieceCount: number, isFresh: boolean): number {
  const [litCount, setLitCount] = useState(() => (isFresh && !isStill() ? 0 : pieceCount))
  const isDone = litCount >= pieceCount
  useEffect(() => {
    if (isDone) return
    const timer = setInterval(() => setLitCount((lit) => lit + 1), apartMs)
    return () => clearInterval(timer)
  }, [isDone])
  return Math.max(litCount, isDone ? pieceCount : 0)
}
