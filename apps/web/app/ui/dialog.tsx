import { lazy, Suspense, useState } from 'react'
import type { DialogProps, Placement } from './dialog-props.ts'

const DialogWindow = lazy(() => import('./dialog-window.tsx').then((module) => ({ default: module.DialogWindow })))

/** A modal window. Its code is loaded when it first opens; the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  return <OverlayGate {...props} placement="middle" />
}

/** Loads the window on first use; shared with `Sheet` and `FullDialog`. */
export function OverlayGate(props: DialogProps & { placement: Placement }) {
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
