import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls to the newest message whenever there is a newer one. The scroller runs from its end (column-reverse), so that
 * older pages that come in above move nothing. Gives whether the scroller is within some pixels of its top.
 */
export function useStayAtEnd(scroller: RefObject<HTMLElement | null>, newest: unknown): (withinPx: number) => boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer message is what moves it
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [scroller, newest])
  return (withinPx) => {
    const { current } = scroller
    if (!current) return false
    return current.scrollHeight - current.clientHeight + current.scrollTop < withinPx
  }
}
