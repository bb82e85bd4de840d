import { type DrawnGarment, type GarmentShape, garmentShapes } from './garment-shapes.ts'

export const colours = {
  black: '#2a2b30',
  navy: '#263a6b',
  denim: '#4d6a94',
  sky: '#8db8de',
  green: '#3f7350',
  mustard: '#cf9a2f',
  red: '#b23a3a',
  pink: '#d98ca3',
  purple: '#6b4a86',
  brown: '#6d4a33',
  grey: '#83868c',
  white: '#f1f0ec',
} as const

export type LaundryPiece = { readonly garment: DrawnGarment; readonly colour: keyof typeof colours }

export type Place = { readonly x: number; readonly y: number; readonly sizePx: number; readonly turn: number }

/** One flat garment at its place, as SVG. */
export function pieceSvg({ garment, colour }: LaundryPiece, { x, y, sizePx, turn }: Place): string {
  const shape: GarmentShape = garmentShapes[garment]
  const scale = (sizePx * shape.scale) / 100
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -50)">
<path d="${shape.outline}" fill="${colours[colour]}"/>
<path d="${shape.shades ?? ''}" fill="#000" fill-opacity="0.3"/>
<path d="${shape.lights ?? ''}" fill="#fff" fill-opacity="0.7"/>
<path d="${shape.seams ?? ''}" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="0.9" stroke-linecap="round"/></g>`
}
