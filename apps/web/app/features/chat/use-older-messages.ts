import { type RefObject, useEffect } from 'react'
import type { useChat } from './use-chat.ts'

export type OlderMessages = Pick<
  ReturnType<typeof useChat>,
  'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>

/** Reads the next older page while the viewer is at the top; after a failure only `readOlder` reads again. */
export function useOlderMessages(
  scroller: RefObject<HTMLElement | null>,
  older: OlderMessages,
  isAtTop: () => boolean,
) {
  const readOlder = () => {
    if (older.hasNextPage && !older.isFetchingNextPage) void older.fetchNextPage()
  }
  // Reading the chat again, as after a reconnect, cancels the read of an older page: it starts again while the viewer
  // is at the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a reading is what asks again
  useEffect(() => {
    const overflows = scroller.current && scroller.current.scrollHeight > scroller.current.clientHeight
    if (!older.isFetching && !older.isFetchNextPageError && overflows && isAtTop()) readOlder()
  }, [older.isFetching])
  return {
    readOlder,
    readAtTop: () => {
      if (isAtTop() && !older.isFetchNextPageError) readOlder()
    },
  }
}
