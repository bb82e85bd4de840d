import { fabricFilter } from './fabric.ts'

export type Background = 'sheet' | 'wood' | 'tiles'

type Size = { readonly width: number; readonly height: number }

/** What the laundry lies on, as SVG. */
export function drawBackground(background: Background, size: Size, seed: number): string {
  switch (background) {
    case 'sheet':
      return drawSheet(size, seed)
    case 'wood':
      return drawWood(size, seed)
    case 'tiles':
      return drawTiles(size, seed)
    default:
      return background satisfies never
  }
}

const fill = ({ width, height }: Size, attributes: string) =>
  `<rect width="${width}" height="${height}" ${attributes}/>`

function drawSheet(size: Size, seed: number): string {
  const filter = fabricFilter({ id: 'ground', seed, foldPx: size.width / 3, depth: 26, wobblePx: 0 })
  return `<defs>${filter}</defs>${fill(size, 'fill="#cfd3d8" filter="url(#ground)"')}`
}

function drawWood(size: Size, seed: number): string {
  const planks = Math.round(size.height / 120)
  const plankPx = size.height / planks
  const rows = Array.from({ length: planks }, (_, row) => {
    const shade = ['#a9774a', '#b5824f', '#9f6f43', '#ad7a4c'][(row * 7 + seed) % 4]
    return `<rect y="${row * plankPx}" width="${size.width}" height="${plankPx - 2}" fill="${shade}"/>`
  })
  return `<defs><filter id="ground" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="0.004 0.09" numOctaves="3" seed="${seed}" result="grain"/>
<feColorMatrix in="grain" values="0.7 0 0 0 0.62 0.7 0 0 0 0.62 0.7 0 0 0 0.62 0 0 0 0 1" result="tone"/>
<feComposite in="SourceGraphic" in2="tone" operator="arithmetic" k1="1"/></filter></defs>
<g filter="url(#ground)">${fill(size, 'fill="#5c3d22"')}${rows.join('')}</g>`
}

function drawTiles(size: Size, seed: number): string {
  const tilePx = size.width / 6
  return `<defs><pattern id="grid" width="${tilePx}" height="${tilePx}" patternUnits="userSpaceOnUse">
<rect width="${tilePx}" height="${tilePx}" fill="#a8a49b"/><rect width="${tilePx - 5}" height="${tilePx - 5}" fill="#d8d4ca"/></pattern>
${fabricFilter({ id: 'ground', seed, foldPx: 60, depth: 3, wobblePx: 0 })}</defs>
${fill(size, 'fill="url(#grid)" filter="url(#ground)"')}`
}
