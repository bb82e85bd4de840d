import type { Colour } from '@washline/contract/scanning/colours'
import { biggestCluster, type ClothSampler, weightOf } from './cloth-samples.ts'
import type { Lab } from './lab.ts'
import type { Box } from './scanned-item.ts'

/** The share of the counted samples that one colour needs to name the garment. */
const enoughShare = 0.5

/** Names the colour of the cloth in a box of a picture; undefined for a print or several colours. */
export function nameColour(clothIn: ClothSampler, box: Box): Colour | undefined {
  const cloth = clothIn(box)
  const biggest = biggestCluster(cloth)
  return biggest && biggest.weight > enoughShare * weightOf(cloth) ? garmentNameOf(biggest.lab) : undefined
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
