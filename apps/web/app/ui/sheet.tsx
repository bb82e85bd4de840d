import { OverlayGate } from './dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

/** A dialog that rises from the lower edge on a phone. */
export function Sheet(props: DialogProps) {
  return <OverlayGate {...props} placement="thumb" />
}
