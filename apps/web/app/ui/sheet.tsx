import { type DialogProps, OverlayGate } from './dialog.tsx'

/** A dialog that rises from the lower edge on a phone. */
export function Sheet(props: DialogProps) {
  return <OverlayGate {...props} placement="thumb" />
}
