import encodeQr from 'qr'

const frameMs = 50
const [width, height, module] = [640, 480, 8]

/** A camera without a device before which texts are held as QR codes: `show`, or nothing. */
export function aQrCamera() {
  let rows: boolean[][] = []
  const open = async (): Promise<MediaStream> => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    const draw = () => {
      if (!context) return
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#000'
      for (const [y, row] of rows.entries())
        for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * module, y * module, module, module)
    }
    draw()
    const timer = setInterval(draw, frameMs)
    const stream = canvas.captureStream(1_000 / frameMs)
    for (const track of stream.getTracks()) {
      const stop = track.stop.bind(track)
      track.stop = () => {
        clearInterval(timer)
        stop()
      }
    }
    return stream
  }
  const show = (text: string | undefined) => {
    rows = text === undefined ? [] : encodeQr(text, 'raw', { ecc: 'medium', border: 4 })
  }
  return { open, show }
}
