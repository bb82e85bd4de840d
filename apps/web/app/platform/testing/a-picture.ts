/** A drawn picture, for tests; each seed gives another. */
export async function aPicture(seed: number, { plain = false, name = 'photo.jpg' } = {}): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 240
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#b9b4a1'
  context.fillRect(0, 0, 320, 240)
  for (let at = 0; at < (plain ? 0 : 60); at++) {
    context.fillStyle = `hsl(${(at * 47 * seed) % 360} 70% ${20 + ((at * 13) % 60)}%)`
    context.fillRect((at * 71 * seed) % 300, (at * 37 * seed) % 220, 24, 18)
  }
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type))
  return new File([blob ?? ''], name, { type })
}
