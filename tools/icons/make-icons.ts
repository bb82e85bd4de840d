import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const publicDir = path.resolve(import.meta.dirname, '../../apps/web/public')
const folder = path.join(publicDir, 'icons')
const drawing = readFileSync(path.join(publicDir, 'icon.svg'), 'utf8')

/** The drawing on its colour to the edge, small enough that a round mask cuts nothing of it. */
const maskable = drawing
  .replace('viewBox="0 0 40 40"', 'viewBox="-6 -6 52 52"')
  .replace('<rect ', '<rect x="-6" y="-6" width="52" height="52" fill="#2e37d0"/><rect stroke-opacity="0" ')

/** For the status bar of a phone, which shows shapes alone. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawing
  .slice(drawing.indexOf('<path'), drawing.lastIndexOf('</svg>'))
  .replaceAll('#f5a524', '#fff')}</svg>`

const icons = [
  { name: 'icon-192', svg: drawing, px: 192 },
  { name: 'icon-512', svg: drawing, px: 512 },
  { name: 'icon-maskable-512', svg: maskable, px: 512 },
  { name: 'apple-touch-icon', svg: maskable, px: 180 },
  { name: 'badge-96', svg: badge, px: 96 },
]

/** Draws the icons of the installed app from the one drawing. */
mkdirSync(folder, { recursive: true })
for (const { name, svg, px } of icons) {
  const png = await sharp(Buffer.from(svg), { density: 1_200 }).resize(px, px).png({ palette: true }).toBuffer()
  writeFileSync(path.join(folder, `${name}.png`), png)
}
