import { useState } from 'react'

/** A text being written, kept through a reload of the tab until it is sent. */
export function useKeptText(place: string): [string, (text: string) => void] {
  const key = `text of ${place}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const write = (next: string) => {
    if (next) sessionStorage.setItem(key, next)
    else sessionStorage.removeItem(key)
    setText(next)
  }
  return [text, write]
}
