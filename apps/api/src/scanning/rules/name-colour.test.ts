import type { Colour } from '@washline/contract/scanning/colours'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import { describe, expect, it } from 'vitest'
import { clothSampler } from './cloth-samples.ts'
import { nameColour } from './name-colour.ts'

const colourIn = (pixels: Pixels) => nameColour(clothSampler(pixels), box)

type Rgb = readonly [red: number, green: number, blue: number]

const side = 100
const box = [0.2, 0.2, 0.6, 0.6] as const
const oak: Rgb = [176, 132, 90]
const linen: Rgb = [244, 242, 238]

/** A picture of `ground` with `cloth` where the box is; `cloth` may differ from pixel to pixel. */
function picture(ground: Rgb, cloth: (x: number, y: number) => Rgb): Pixels {
  const data = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      data.set(x >= 20 && x < 80 && y >= 20 && y < 80 ? cloth(x, y) : ground, (y * side + x) * 3)
  return { data, width: side, height: side }
}

const shaded =
  ([red, green, blue]: Rgb) =>
  (x: number, y: number): Rgb => {
    const light = 0.85 + 0.2 * Math.sin(x / 9) * Math.cos(y / 7)
    return [red * light, green * light, blue * light].map((value) => Math.min(255, value)) as unknown as Rgb
  }

describe('nameColour', () => {
  it.each<[Colour, Rgb]>([
    ['black', [28, 28, 30]],
    ['grey', [128, 129, 130]],
    ['white', [250, 250, 248]],
    ['beige', [214, 196, 164]],
    ['brown', [104, 70, 48]],
    ['red', [200, 30, 36]],
    ['burgundy', [104, 22, 44]],
    ['pink', [240, 164, 186]],
    ['orange', [240, 130, 30]],
    ['yellow', [242, 210, 60]],
    ['olive', [106, 104, 58]],
    ['green', [48, 140, 70]],
    ['turquoise', [50, 180, 180]],
    ['blue', [50, 100, 200]],
    ['light-blue', [164, 200, 236]],
    ['navy', [28, 36, 72]],
    ['purple', [130, 70, 160]],
  ])('names creased %s cloth on oak', (colour, cloth) => {
    expect(colourIn(picture(oak, shaded(cloth)))).toBe(colour)
  })

  it('names white cloth on a white sheet', () => {
    expect(colourIn(picture(linen, () => linen))).toBe('white')
  })

  it('ignores the floor between two trouser legs', () => {
    const trousers = picture(oak, (x, y) => (x > 44 && x < 56 && y > 34 ? oak : [30, 38, 76]))
    expect(colourIn(trousers)).toBe('navy')
  })

  it('names a white shirt white in a dim room', () => {
    const dim = picture([90, 70, 50], () => [196, 195, 194])
    expect(colourIn(dim)).toBe('white')
  })

  it('names no colour of broad stripes', () => {
    const stripes: Rgb[] = [
      [200, 30, 36],
      [30, 60, 160],
      [240, 210, 60],
    ]
    expect(colourIn(picture(oak, (x) => stripes[Math.floor(x / 7) % 3] as Rgb))).toBeUndefined()
  })
})
