import encodeQR from 'qr'
import { useMemo } from 'react'
import { classes } from './classes.ts'

/** The light margin that readers need to find the code. */
const marginModules = 4

const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** A text as a QR code: dark on light in both themes, since some readers cannot read the inverse. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: marginModules }), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={classes('rounded-lg', className)}
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={pathOf(rows)} />
    </svg>
  )
}
