import { OverlayGate } from './dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

/** A dialog that fills a phone. Its last child may be a `FullDialogDock`, which stays at the bottom. */
export function FullDialog(props: DialogProps) {
  return <OverlayGate {...props} placement="full" />
}
