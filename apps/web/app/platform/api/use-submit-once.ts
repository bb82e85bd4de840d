import { useRef } from 'react'
import { isSettled } from './is-settled.ts'
import { newKey } from './new-key.ts'

/**
 * Sends a submit so that it counts once: `submitOnce(body, (idempotencyKey) => callApi(...))`. After a failure that
 * leaves the server's decision open, the same content is sent again under the same key.
 */
export function useSubmitOnce() {
  const open = useRef<{ content: string; key: string }>(undefined)
  return async function submitOnce<T>(body: unknown, call: (idempotencyKey: string) => Promise<T>): Promise<T> {
    const content = JSON.stringify(body)
    if (open.current?.content !== content) open.current = { content, key: newKey() }
    try {
      const answer = await call(open.current.key)
      open.current = undefined
      return answer
    } catch (error) {
      if (isSettled(error)) open.current = undefined
      throw error
    }
  }
}
