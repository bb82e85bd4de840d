import type { ReactNode, RefObject } from 'react'

/** Hung from the top, risen from the lower edge of a phone, or over all of a phone. */
export type Placement = 'middle' | 'thumb' | 'full'

export interface DialogProps {
  open: boolean
  /** Called on Escape, on an outside click and by the close button. */
  onClose: () => void
  title: string
  /** False keeps it open: no Escape, no outside click, no close button. */
  closable?: boolean
  /** Text of the close button for screen readers. */
  closeText?: string
  /** The element that has the focus when it opens; the first field by default, the close button without one and after a touch. */
  startAt?: RefObject<HTMLElement | null>
  children: ReactNode
}
