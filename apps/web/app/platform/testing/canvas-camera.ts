const frameMs = 50
const [width, height] = [640, 480]

/** A camera without a device: a canvas that is drawn anew twenty times a second. */
export async function openDrawnCamera(drawFrame: (context: CanvasRenderingContext2D) => void): Promise<MediaStream> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  const draw = () => context && drawFrame(context)
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

export function fillFrame(context: CanvasRenderingContext2D, colour: string): void {
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
}

/** Coloured bands that move. The browser's own fake device sometimes delivers no frame at all beside a second page. */
export function openCanvasCamera(): Promise<MediaStream> {
  let drawn = 0
  return openDrawnCamera((context) => {
    drawn += 1
    fillFrame(context, '#e8e4da')
    for (let band = 0; band < 12; band += 1) {
      context.fillStyle = `hsl(${band * 30 + drawn} 60% 45%)`
      context.fillRect(band * 53, 60 + band * 20, 45, 180)
    }
  })
}
