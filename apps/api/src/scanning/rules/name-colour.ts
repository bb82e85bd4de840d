import type { Colour } from '@washline/contract/scanning/colours'
import type { PixelRect, Pixels } from '@washline/contract/scanning/detector/pixels'
import { type Lab, labOf } from './lab.ts'
import type { Box } from './scanned-item.ts'

const samplesAcross = 20
/** The share of the counted samples that one colour needs to name the garment. */
const enoughShare = 0.5
const groundDistance = 12
const sameCloth = 17

interface Sample {
  readonly lab: Lab
  readonly weight: number
}

/**
 * Names the colour of the cloth in each box of a picture; undefined for a print or several colours. Samples near the middle
 * weigh more. Samples similar to the surroundings of the box are left out as long as enough others remain.
 */
export function colourNamer(pixels: Pixels): (box: Box) => Colour | undefined {
  const gain = lightOf(pixels)
  return (box) => nameColour(pixels, box, gain)
}

function nameColour(pixels: Pixels, box: Box, gain: number): Colour | undefined {
  const inside = samplesIn(pixels, rectOf(box, pixels, 0), gain)
  const ground = biggestCluster(samplesAround(pixels, box, gain))
  const cloth = ground ? inside.filter(({ lab }) => distance(lab, ground.lab) > groundDistance) : inside
  const counted = weightOf(cloth) > weightOf(inside) * 0.35 ? cloth : inside
  const biggest = biggestCluster(counted)
  return biggest && biggest.weight > enoughShare * weightOf(counted) ? garmentNameOf(biggest.lab) : undefined
}

const weightOf = (samples: readonly Sample[]) => samples.reduce((sum, { weight }) => sum + weight, 0)

/** Lightness counts less than tint, because shading changes it more. */
const distance = (a: Lab, b: Lab) => Math.hypot((a.l - b.l) * 0.55, a.a - b.a, a.b - b.b)

function rectOf([x, y, width, height]: Box, pixels: Pixels, margin: number): PixelRect {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
  return {
    left: clamp((x - width * margin) * pixels.width, pixels.width - 1),
    top: clamp((y - height * margin) * pixels.height, pixels.height - 1),
    right: clamp((x + width * (1 + margin)) * pixels.width, pixels.width),
    bottom: clamp((y + height * (1 + margin)) * pixels.height, pixels.height),
  }
}

function samplesIn(pixels: Pixels, rect: PixelRect, gain: number): Sample[] {
  return grid((u, v) => {
    const weight = Math.exp(-2.2 * ((2 * u - 1) ** 2 + (2 * v - 1) ** 2))
    return { lab: labAt(pixels, rect, u, v, gain), weight }
  })
}

/** Samples of a frame around the box, a fifth wider than the box. */
function samplesAround(pixels: Pixels, box: Box, gain: number): Sample[] {
  const rect = rectOf(box, pixels, 0.12)
  const isNear = (share: number) => share < 0.08 || share > 0.92
  const all = grid((u, v) => ({ lab: labAt(pixels, rect, u, v, gain), weight: isNear(u) || isNear(v) ? 1 : 0 }))
  return all.filter(({ weight }) => weight > 0)
}

function grid(at: (u: number, v: number) => Sample): Sample[] {
  const samples: Sample[] = []
  for (let row = 0; row < samplesAcross; row++)
    for (let column = 0; column < samplesAcross; column++)
      samples.push(at((column + 0.5) / samplesAcross, (row + 0.5) / samplesAcross))
  return samples
}

function labAt({ data, width }: Pixels, rect: PixelRect, u: number, v: number, gain: number): Lab {
  const x = Math.floor(rect.left + u * (rect.right - rect.left))
  const y = Math.floor(rect.top + v * (rect.bottom - rect.top))
  const at = (y * width + x) * 3
  const lit = (channel: number) => Math.min(255, (data[at + channel] ?? 0) * gain)
  return labOf(lit(0), lit(1), lit(2))
}

/** The gain that makes the lightest parts of the picture white; in a dim room a white shirt would be grey. */
function lightOf({ data, width, height }: Pixels): number {
  const lightest: number[] = []
  const step = Math.max(1, Math.floor((width * height) / 4000))
  for (let pixel = 0; pixel < width * height; pixel += step) {
    const at = pixel * 3
    lightest.push(Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  }
  lightest.sort((a, b) => a - b)
  const bright = lightest[Math.floor(lightest.length * 0.97)] ?? 255
  return Math.min(1.35, Math.max(1, 240 / Math.max(1, bright)))
}

/** The densest colour and the samples close to it. */
function biggestCluster(samples: readonly Sample[]): Sample | undefined {
  const seeds = samples.filter((_, index) => index % 7 === 0)
  let best: Sample | undefined
  for (const seed of seeds) {
    const mean = meanOf(samples.filter(({ lab }) => distance(lab, seed.lab) < sameCloth))
    if (mean && (!best || mean.weight > best.weight)) best = mean
  }
  return best
}

function meanOf(samples: readonly Sample[]): Sample | undefined {
  const weight = weightOf(samples)
  if (weight === 0) return undefined
  const mean = (part: keyof Lab) => samples.reduce((sum, each) => sum + each.lab[part] * each.weight, 0) / weight
  return { lab: { l: mean('l'), a: mean('a'), b: mean('b') }, weight }
}

function garmentNameOf({ l, a, b }: Lab): Colour {
  const chroma = Math.hypot(a, b)
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  if (l < 14 || (chroma < 9 && l < 30)) return hue > 255 && hue < 310 && chroma > 9 ? 'navy' : 'black'
  if (chroma < 7 || (chroma < 10 && (hue < 40 || hue > 110))) return l > 76 ? 'white' : 'grey'
  if (hue < 17 || hue >= 340) return l < 38 ? 'burgundy' : chroma > 48 && l < 56 ? 'red' : 'pink'
  if (hue < 44) return reddish(l, chroma)
  if (hue < 72) return chroma > 48 && l > 48 ? 'orange' : l > 60 ? 'beige' : 'brown'
  if (hue < 104) return warm(l, chroma, hue)
  if (hue < 125)
    return l < 62 && chroma < 38 ? 'olive' : chroma < 14 && l > 76 ? 'beige' : hue < 112 && l > 70 ? 'yellow' : 'green'
  if (hue < 180) return 'green'
  if (hue < 232) return 'turquoise'
  if (hue < 296) return l < 30 && chroma < 45 ? 'navy' : l > 64 ? 'light-blue' : 'blue'
  if (hue < 315 && l < 32 && chroma < 40) return 'navy'
  return hue < 306 && l < 55 && chroma > 40 ? 'blue' : 'purple'
}

function reddish(l: number, chroma: number): Colour {
  if (l > 62 && chroma < 45) return 'pink'
  if (l < 34) return chroma < 22 ? 'brown' : 'burgundy'
  return chroma < 26 ? 'brown' : 'red'
}

function warm(l: number, chroma: number, hue: number): Colour {
  if (l > 58 && (chroma > 42 || (hue > 92 && chroma > 24 && l > 72))) return 'yellow'
  if (l > 84 && chroma < 12) return 'white'
  if (l > 58) return 'beige'
  return l < 45 && chroma < 24 ? 'brown' : 'olive'
}
