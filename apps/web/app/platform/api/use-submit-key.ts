import { useRef } from 'react'
import { newKey } from './new-key.ts'

/** The idempotency key of a submit: the same content again is a retry and has the same key, until it is forgotten. */
export interface SubmitKey {
  keyFor: (content: unknown) => string
  /** After an answer that settles it, so that the next submit is a new one. */
  forget: () => void
}

export function useSubmitKey(): SubmitKey {
  const last = useRef<{ content: string; key: string }>(undefined)
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content)
      if (last.current?.content !== text) last.current = { content: text, key: newKey() }
      return last.current.key
    },
    forget: () => {
      last.current = undefined
    },
  }
}
