import type { GarmentName } from './sprite.ts'

/** Where a peg is attached to each garment, in the units of its 124 x 120 drawing. */
export const pegPoints: Record<GarmentName, readonly (readonly [x: number, y: number])[]> = {
  tshirt: [
    [34, 17],
    [86, 17],
  ],
  longsleeve: [
    [36, 17],
    [84, 17],
  ],
  shirt: [
    [37, 15],
    [83, 15],
  ],
  polo: [
    [36, 16],
    [84, 16],
  ],
  hoodie: [
    [50, 11],
    [70, 11],
  ],
  sweater: [
    [36, 18],
    [84, 18],
  ],
  blouse: [
    [40, 14],
    [80, 14],
  ],
  undershirt: [
    [44, 12],
    [76, 12],
  ],
  trousers: [
    [44, 12],
    [76, 12],
  ],
  jeans: [
    [42, 12],
    [78, 12],
  ],
  shorts: [
    [42, 16],
    [78, 16],
  ],
  skirt: [
    [47, 14],
    [73, 14],
  ],
  dress: [
    [46, 12],
    [74, 12],
  ],
  coat: [
    [37, 15],
    [83, 15],
  ],
  jacket: [
    [36, 18],
    [84, 18],
  ],
  blazer: [
    [36, 16],
    [84, 16],
  ],
  brief: [
    [32, 32],
    [88, 32],
  ],
  socks: [
    [24, 14],
    [80, 14],
  ],
  hat: [[60, 22]],
  scarf: [
    [44, 12],
    [76, 12],
  ],
  shoes: [[28, 36]],
  towel: [
    [36, 14],
    [84, 14],
  ],
  sheet: [
    [20, 17],
    [100, 17],
  ],
  pillowcase: [
    [26, 32],
    [94, 32],
  ],
  bag: [
    [44, 14],
    [76, 14],
  ],
  basket: [
    [20, 46],
    [100, 46],
  ],
  peg: [],
  washer: [],
  iron: [],
}

/** The drawing that hangs for a garment of the price list: one that is not drawn yet hangs as a bag. */
export const hungAs = (sprite: string): GarmentName =>
  Object.hasOwn(pegPoints, sprite) ? (sprite as GarmentName) : 'bag'
