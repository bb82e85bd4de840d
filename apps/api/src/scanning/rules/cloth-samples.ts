import type { PixelRect, Pixels } from '@washline/contract/scanning/detector/pixels'
import { type Lab, labOf } from './lab.ts'
import type { Box } from './scanned-item.ts'

const defaultAcross = 20
const groundDistance = 12
const sameCloth = 17

export interface Sample {
  readonly lab: Lab
  readonly weight: number
}

/** Samples the cloth in a box of a picture. */
export type ClothSampler = (box: Box, across?: number) => Sample[]

/**
 * Samples near the middle weigh more. Samples similar to the surroundings of the
 * box are left out as long as enough others remain.
 */
export function clothSampler(pixels: Pixels): ClothSampler {
  const gain = lightOf(pixels)
  const grounds = new Map<Box, Sample | undefined>()
  const groundOf = (box: Box) => {
    if (!grounds.has(box)) grounds.set(box, biggestCluster(samplesAround(pixels, box, gain)))
    return grounds.get(box)
  }
  return (box, across = defaultAcross) => {
    const inside = samplesIn(pixels, rectOf(box, pixels, 0), gain, across)
    const ground = groundOf(box)
    const cloth = ground ? inside.filter(({ lab }) => distance(lab, ground.lab) > groundDistance) : inside
    return weightOf(cloth) > weightOf(inside) * 0.35 ? cloth : inside
  }
}

export const weightOf = (samples: readonly Sample[]) => samples.reduce((sum, { weight }) => sum + weight, 0)

/** Lightness counts less than tint, because shading changes it more. */
const distance = (a: Lab, b: Lab) => Math.sqrt(((a.l - b.l) * 0.55) ** 2 + (a.a - b.a) ** 2 + (a.b - b.b) ** 2)

function rectOf([x, y, width, height]: Box, pixels: Pixels, margin: number): PixelRect {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
  return {
    left: clamp((x - width * margin) * pixels.width, pixels.width - 1),
    top: clamp((y - height * margin) * pixels.height, pixels.height - 1),
    right: clamp((x + width * (1 + margin)) * pixels.width, pixels.width),
    bottom: clamp((y + height * (1 + margin)) * pixels.height, pixels.height),
  }
}

function samplesIn(pixels: Pixels, rect: PixelRect, gain: number, across: number): Sample[] {
  return grid(across, (u, v) => {
    const weight = Math.exp(-2.2 * ((2 * u - 1) ** 2 + (2 * v - 1) ** 2))
    return { lab: labAt(pixels, rect, u, v, gain), weight }
  })
}

/** Samples of a frame around the box, a fifth wider than the box. */
function samplesAround(pixels: Pixels, box: Box, gain: number): Sample[] {
  const rect = rectOf(box, pixels, 0.12)
  const isNear = (share: number) => share < 0.08 || share > 0.92
  const all = grid(defaultAcross, (u, v) => {
    return { lab: labAt(pixels, rect, u, v, gain), weight: isNear(u) || isNear(v) ? 1 : 0 }
  })
  return all.filter(({ weight }) => weight > 0)
}

function grid(across: number, at: (u: number, v: number) => Sample): Sample[] {
  const samples: Sample[] = []
  for (let row = 0; row < across; row++)
    for (let column = 0; column < across; column++) samples.push(at((column + 0.5) / across, (row + 0.5) / across))
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
export function biggestCluster(samples: readonly Sample[]): Sample | undefined {
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
