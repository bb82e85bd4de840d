import { drawScene, type Scene } from './draw-scene.ts'
import type { LaundryPiece } from './piece-svg.ts'

const piece = (garment: LaundryPiece['garment'], colour: LaundryPiece['colour']): LaundryPiece => ({ garment, colour })

const threeGarments = [piece('tshirt', 'navy'), piece('pants', 'brown'), piece('dress', 'red')]
const fiveGarments = [
  piece('tshirt', 'green'),
  piece('pants', 'denim'),
  piece('dress', 'purple'),
  piece('hat', 'black'),
  piece('shoes', 'brown'),
]

export const scenes = {
  'three-garments': { pieces: threeGarments, background: 'sheet', seed: 3 },
  'five-garments': { pieces: fiveGarments, background: 'sheet', seed: 12 },
  'eight-garments': {
    pieces: [...fiveGarments, piece('tshirt', 'red'), piece('shorts', 'navy'), piece('longsleeve', 'grey')],
    background: 'sheet',
    seed: 10,
  },
  'one-tshirt': { pieces: [piece('tshirt', 'sky')], background: 'sheet', seed: 1 },
  'green-tshirt': { pieces: [piece('tshirt', 'green')], background: 'sheet', seed: 1 },
  'work-week': {
    pieces: [
      piece('shirt', 'sky'),
      piece('shirt', 'grey'),
      piece('pants', 'navy'),
      piece('longsleeve', 'black'),
      piece('tshirt', 'mustard'),
      piece('pants', 'brown'),
    ],
    background: 'wood',
    seed: 34,
  },
  'summer-load': {
    pieces: [piece('dress', 'pink'), piece('shorts', 'denim'), piece('tshirt', 'green'), piece('tshirt', 'red')],
    background: 'tiles',
    seed: 32,
  },
  'five-on-wood': { pieces: fiveGarments, background: 'wood', seed: 12 },
  'three-on-tiles': { pieces: threeGarments, background: 'tiles', seed: 12 },
  'empty-bed': { pieces: [], background: 'sheet', seed: 21 },
  'empty-wood': { pieces: [], background: 'wood', seed: 22 },
  'empty-tiles': { pieces: [], background: 'tiles', seed: 23 },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

/** The jpeg of a named scene; under a second. */
export const sceneJpeg = (name: SceneName): Promise<Buffer> => drawScene(scenes[name])
