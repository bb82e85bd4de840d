import { type RefObject, useLayoutEffect, useState } from 'react'

const nearPx = 80

/**
 * Keeps a scroller at its end: the viewer's own message always scrolls there, another's only from nearby. The scroller
 * is reversed (column-reverse), so that older pages do not move the view.
 */
export function useStayAtEnd(
  scroller: RefObject<HTMLElement | null>,
  { newest, isOwn }: { newest: unknown; isOwn: boolean },
) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  /** The newest message when the end was last visible. */
  const [seen, setSeen] = useState(newest)
  if (isAtEnd && seen !== newest) setSeen(newest)
  const goToEnd = () => scroller.current?.scrollTo({ top: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer message is what moves it
  useLayoutEffect(() => {
    if (isOwn || isAtEnd) goToEnd()
  }, [newest])
  return {
    isAtEnd,
    hasNew: seen !== newest,
    goToEnd,
    check: () => setIsAtEnd((scroller.current?.scrollTop ?? 0) > -nearPx),
    isAtTop: () => {
      const { current } = scroller
      return current !== null && current.scrollHeight - current.clientHeight + current.scrollTop < nearPx
    },
  }
}
