import { useState } from 'react'

/** A text that is being written; it survives a reload of the tab until it is sent. */
export function usePersistedText(place: string): [string, (text: string) => void] {
  const key = `text of ${place}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const write = (next: string) => {
    if (next) sessionStorage.setItem(key, next)
    else sessionStorage.removeItem(key)
    setText(next)
  }
  return [text, write]
}
