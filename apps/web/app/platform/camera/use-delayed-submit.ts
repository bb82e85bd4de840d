import { type RefObject, useEffect, useRef } from 'react'

/** Of a chosen picture; `unreadable` where a message is to be seen first. */
export type Reading = 'none' | 'reading' | 'read' | 'unreadable'

/**
 * Delays the submission of a form while a picture of it is read, and submits it with the picture: a press may come before a large
 * one is read, and would send the form without it.
 */
export function useDelayedSubmit(
  field: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  reading: Reading,
): void {
  const isDelayed = useRef(false)
  useEffect(() => {
    const form = field.current?.form
    if (reading !== 'reading') {
      if (isDelayed.current && reading === 'read') form?.requestSubmit()
      isDelayed.current = false
      return
    }
    const delay = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      isDelayed.current = true
    }
    form?.addEventListener('submit', delay, { capture: true })
    return () => form?.removeEventListener('submit', delay, { capture: true })
  }, [field, reading])
}
