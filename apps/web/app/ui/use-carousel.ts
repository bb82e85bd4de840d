import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

const swipePx = 40

export interface CarouselOptions {
  count: number
  onEscape: () => void
}

/** Slides 0 to count - 1, without wrapping: moved by swipes and the arrow keys, closed by Escape. */
export function useCarousel({ count, onEscape }: CarouselOptions) {
  const [index, setIndex] = useState(0)
  const startX = useRef<number>(null)
  const go = (to: number) => setIndex(Math.min(count - 1, Math.max(0, to)))

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    if (event.key === 'ArrowRight') go(index + 1)
    if (event.key === 'ArrowLeft') go(index - 1)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = startX.current === null ? 0 : event.clientX - startX.current
      startX.current = null
      if (Math.abs(moved) > swipePx) go(index + (moved < 0 ? 1 : -1))
    },
    onPointerCancel: () => {
      startX.current = null
    },
  }
  return { index, go, swipe }
}
