import type { Random } from '../../../tools/random/seeded-random.ts'
import { lightCloth } from './light-cloth.ts'
import { valueNoise } from './value-noise.ts'

export type Background = 'sheet' | 'wood' | 'tiles'

type Size = { readonly width: number; readonly height: number }

/** What the laundry lies on, flat, as SVG. */
export function backgroundSvg(background: Background, size: Size): string {
  switch (background) {
    case 'sheet':
      return `<rect width="${size.width}" height="${size.height}" fill="#cdd1d6"/>`
    case 'wood':
      return woodSvg(size)
    case 'tiles':
      return tilesSvg(size)
    default:
      return background satisfies never
  }
}

/** How bright each of its pixels is. */
export function backgroundLight(background: Background, random: Random, { width, height }: Size): Float32Array {
  switch (background) {
    case 'sheet':
      return lightCloth(random, width, height, width / 4, 0.012)
    case 'wood':
      return valueNoise(random, width, height, width / 4, 16).map((grain) => 1 + 0.13 * grain)
    case 'tiles':
      return valueNoise(random, width, height, 40).map((stain) => 1 + 0.03 * stain)
    default:
      return background satisfies never
  }
}

function woodSvg({ width, height }: Size): string {
  const planks = Math.round(height / 120)
  const plankPx = height / planks
  const shades = ['#a9774a', '#b5824f', '#9f6f43', '#ad7a4c']
  const rows = Array.from({ length: planks }, (_, row) => {
    const shade = shades[(row * 7) % shades.length]
    return `<rect y="${row * plankPx}" width="${width}" height="${plankPx - 2}" fill="${shade}"/>`
  })
  return `<rect width="${width}" height="${height}" fill="#5c3d22"/>${rows.join('')}`
}

function tilesSvg({ width, height }: Size): string {
  const tilePx = width / 6
  return `<defs><pattern id="tile" width="${tilePx}" height="${tilePx}" patternUnits="userSpaceOnUse">
<rect width="${tilePx}" height="${tilePx}" fill="#a8a49b"/><rect width="${tilePx - 5}" height="${tilePx - 5}" fill="#d8d4ca"/></pattern></defs>
<rect width="${width}" height="${height}" fill="url(#tile)"/>`
}
