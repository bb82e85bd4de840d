const frameMs = 50

/**
 * A camera without a device: a canvas that is drawn anew twenty times a second. The browser's own fake device sometimes
 * delivers no frame at all beside a second page.
 */
export async function openCanvasCamera(): Promise<MediaStream> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 480 })
  const context = canvas.getContext('2d')
  let drawn = 0
  const draw = () => {
    if (!context) return
    drawn += 1
    context.fillStyle = '#e8e4da'
    context.fillRect(0, 0, 640, 480)
    for (let band = 0; band < 12; band += 1) {
      context.fillStyle = `hsl(${band * 30 + drawn} 60% 45%)`
      context.fillRect(band * 53, 60 + band * 20, 45, 180)
    }
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
