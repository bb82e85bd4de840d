import { type Edges, overlap } from '@washline/contract/scanning/detector/decode-boxes'
import type { GarmentAppearance } from './appearance.ts'
import type { SeenGarment } from './garment-appearance.ts'
import type { Box } from './scanned-item.ts'

/**
 * Fitted on pairs as `models/scanner/evaluation/compare-pairs.ts` composes them, from one half of the validation
 * photographs, and measured on the other half; the model card has the results.
 */
const weights = {
  light: -1.93,
  contrast: -1.61,
  tint: -0.52,
  tints: -4.36,
  kinds: -0.17,
  kindProfile: -0.82,
  embedding: -2.03,
}
const bias = 5.42

type Differences = Readonly<Record<keyof typeof weights, number>>

/** How likely two looks are of the same garment, 0 to 1, among garments of one kind of which half are the same. */
export function likenessOf(one: GarmentAppearance, other: GarmentAppearance): number {
  const differences = differencesOf(one, other)
  const score =
    bias + sum((Object.keys(weights) as (keyof Differences)[]).map((name) => weights[name] * differences[name]))
  return 1 / (1 + Math.exp(-score))
}

/** Whether they may be so alike, by their tints alone: much quicker, where most are of another color. */
export const mayBeAlike = (one: GarmentAppearance, other: GarmentAppearance, from: number): boolean =>
  bias + weights.tints * tintsApart(one, other) >= Math.log(from / (1 - from))

function tintsApart(one: GarmentAppearance, other: GarmentAppearance): number {
  let shared = 0
  for (const [cell, share] of one.tints.entries()) shared += Math.min(share, other.tints[cell] ?? 0)
  return 1 - shared
}

export function differencesOf(one: GarmentAppearance, other: GarmentAppearance): Differences {
  const lightness = one.tones.l.map((value, index) => value - (other.tones.l[index] ?? 0))
  const shift = mean(lightness)
  return {
    light: Math.abs(shift) / 20,
    contrast: mean(lightness.map((value) => Math.abs(value - shift))) / 10,
    tint: Math.hypot(meanDifference(one.tones.a, other.tones.a), meanDifference(one.tones.b, other.tones.b)) / 10,
    tints: tintsApart(one, other),
    kinds: 1 - sum(one.kinds.map((part, index) => Math.sqrt(part * (other.kinds[index] ?? 0)))),
    kindProfile: 1 - cosine(profileOf(one.kinds), profileOf(other.kinds)),
    embedding: 1 - cosine(one.embedding, other.embedding),
  }
}

/** A detection is the scanned piece if it covers its stored box at least this well. */
const samePlace = 0.5

/**
 * The best likeness between garments of a photo and the pieces of a scan at these boxes; null when the photo shows no
 * garment, or the scan shows nothing at the boxes now.
 */
export function likenessInScan(
  seen: readonly SeenGarment[],
  scan: { readonly garments: readonly SeenGarment[]; readonly boxes: readonly Box[] },
): number | null {
  const pieces = scan.garments.filter(({ box }) =>
    scan.boxes.some((stored) => overlap(edgesOf(box), edgesOf(stored)) >= samePlace),
  )
  if (seen.length === 0 || pieces.length === 0) return null
  return Math.max(...seen.flatMap(({ appearance }) => pieces.map((piece) => likenessOf(appearance, piece.appearance))))
}

const edgesOf = ([left, top, width, height]: Box): Edges => ({ left, top, right: left + width, bottom: top + height })

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length)
const meanDifference = (one: readonly number[], other: readonly number[]) =>
  mean(one.map((value, index) => Math.abs(value - (other[index] ?? 0))))

/** Log probabilities around their mean: they differ between two shirts that have the same likeliest class. */
function profileOf(kinds: readonly number[]): number[] {
  const logs = kinds.map((part) => Math.log(part + 1e-3))
  const middle = mean(logs)
  return logs.map((value) => value - middle)
}

const cosine = (one: readonly number[], other: readonly number[]) => {
  const product = (a: readonly number[], b: readonly number[]) => sum(a.map((value, index) => value * (b[index] ?? 0)))
  return product(one, other) / Math.max(1e-9, Math.sqrt(product(one, one) * product(other, other)))
}
