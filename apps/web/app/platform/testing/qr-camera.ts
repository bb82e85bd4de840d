import encodeQr from 'qr'
import { fillFrame, openDrawnCamera } from './canvas-camera.ts'

const module = 8

/** A camera without a device before which texts are held as QR codes: `show`, or nothing. */
export function aQrCamera() {
  let rows: boolean[][] = []
  const open = () =>
    openDrawnCamera((context) => {
      fillFrame(context, '#fff')
      context.fillStyle = '#000'
      for (const [y, row] of rows.entries())
        for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * module, y * module, module, module)
    })
  const show = (text: string | undefined) => {
    rows = text === undefined ? [] : encodeQr(text, 'raw', { ecc: 'medium', border: 4 })
  }
  return { open, show }
}
