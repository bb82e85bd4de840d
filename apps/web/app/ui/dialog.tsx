import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react'

const DialogWindow = lazy(() => import('./dialog-window.tsx').then((module) => ({ default: module.DialogWindow })))

export interface DialogProps {
  open: boolean
  /** Called on Escape, on an outside click and by the close button. */
  onClose: () => void
  title: string
  /** False keeps it open: no Escape, no outside click, no close button. */
  closable?: boolean
  /** Text of the close button for screen readers. */
  closeText?: string
  /** What has the focus when it opens; the close button unless told. */
  startAt?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A modal window. Its code arrives when it first opens; focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  return <OverlayGate {...props} placement="middle" />
}

/** The gate that loads the window on first use; shared with `Sheet`. */
export function OverlayGate(props: DialogProps & { placement: 'middle' | 'thumb' }) {
  const [wanted, setWanted] = useState(false)
  if (props.open && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <DialogWindow {...props} />
      </Suspense>
    )
  )
}
