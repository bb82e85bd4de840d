import sharp from 'sharp'

export interface Shot {
  readonly name: string
  readonly image: Buffer
}

const perSheet = 6
const cell = { width: 390, height: 1_100, label: 34, gap: 12 }

/** Writes the shots beside each other, six to a sheet: `<path>-1.png` and on. */
export async function contactSheet(shots: readonly Shot[], path: string): Promise<void> {
  for (let start = 0; start < shots.length; start += perSheet)
    await writeSheet(shots.slice(start, start + perSheet), `${path}-${start / perSheet + 1}.png`)
}

async function writeSheet(shots: readonly Shot[], file: string): Promise<void> {
  const images = await Promise.all(shots.map(({ image }) => thumbnail(image)))
  const isWide = images.some(({ info }) => info.height < info.width)
  const columns = isWide ? 3 : perSheet
  const width = Math.max(...images.map(({ info }) => info.width)) + cell.gap
  const height = Math.max(...images.map(({ info }) => info.height)) + cell.label + cell.gap
  const layers = images.flatMap(({ data }, index) => {
    const left = (index % columns) * width
    const top = Math.floor(index / columns) * height
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cell.label}"><text x="4" y="23" font-family="sans-serif" font-size="18">${shots[index]?.name}</text></svg>`
    return [
      { input: Buffer.from(text), left, top },
      { input: data, left, top: top + cell.label },
    ]
  })
  await sharp({
    create: {
      width: width * columns,
      height: height * Math.ceil(images.length / columns),
      channels: 3,
      background: '#bbb',
    },
  })
    .composite(layers)
    .png()
    .toFile(file)
}

/** Phones at their size, cut where they go on for long; desktops at half size. */
async function thumbnail(image: Buffer) {
  const { width = 0, height = 0 } = await sharp(image).metadata()
  const picture =
    width > cell.width
      ? sharp(image).resize(Math.round(width / 2))
      : sharp(image).extract({ left: 0, top: 0, width, height: Math.min(height, cell.height) })
  return picture.png().toBuffer({ resolveWithObject: true })
}
