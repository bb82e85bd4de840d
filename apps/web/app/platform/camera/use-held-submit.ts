import { type RefObject, useEffect, useRef } from 'react'

/** Of a chosen picture; `unreadable` where a message is to be seen first. */
export type Reading = 'none' | 'reading' | 'read' | 'unreadable'

/**
 * Holds the submission of a form back while a picture of it is read, and submits it with the picture: a press may come before a large
 * one is read, and would send the form without it.
 */
export function useHeldSubmit(field: RefObject<HTMLInputElement | HTMLFieldSetElement | null>, reading: Reading): void {
  const isHeld = useRef(false)
  useEffect(() => {
    const form = field.current?.form
    if (reading !== 'reading') {
      if (isHeld.current && reading === 'read') form?.requestSubmit()
      isHeld.current = false
      return
    }
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      isHeld.current = true
    }
    form?.addEventListener('submit', hold, { capture: true })
    return () => form?.removeEventListener('submit', hold, { capture: true })
  }, [field, reading])
}
