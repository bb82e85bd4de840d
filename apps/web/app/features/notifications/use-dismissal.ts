import type { Notification } from '@washline/contract/notifications/endpoints'
import { type RefObject, useState } from 'react'
import { useDismiss, useRestore } from './use-dismiss.ts'

/** Dismisses notifications of the list in `place`, moves the focus to the next one, and can undo the last. */
export function useDismissal(place: RefObject<HTMLElement | null>) {
  const dismiss = useDismiss()
  const restore = useRestore()
  const [dismissed, setDismissed] = useState<Notification>()
  const dismissAndMoveOn = (notification: Notification, button: HTMLElement) => {
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('[data-dismiss]') ?? [])]
    const index = buttons.indexOf(button)
    const next = buttons[index + 1] ?? buttons[index - 1] ?? place.current
    next?.focus()
    setDismissed(notification)
    dismiss.mutate(notification, { onError: () => setDismissed(undefined) })
  }
  const undo = (notification: Notification) => {
    setDismissed(undefined)
    restore.mutate(notification)
  }
  return { dismissed, dismissAndMoveOn, undo }
}
