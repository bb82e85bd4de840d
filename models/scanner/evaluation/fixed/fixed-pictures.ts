import { readFile } from 'node:fs/promises'
import { garmentById } from '@washline/contract/scanning/catalogue'
import type { Pixels } from '@washline/contract/scanning/detector/pixels'
import { readPixels } from '../../../../apps/api/src/scanning/sharp/read-pixels.ts'
import { type Arrangement, type Composed, composeAlone, composeLaid, type Piece } from './compose-laid.ts'
import { readCutOut } from './cut-out.ts'
import type { FixedPhotograph, Part } from './fixed-photographs.ts'
import { fixedStream, pickOf } from './fixed-stream.ts'
import { type Ground, paintGround } from './paint-ground.ts'

/** `laid` are the pieces of a pile side by side; `first` and `second` the same ones, divided between two photos. */
export const fixedSets = [
  'single',
  'framed',
  'small',
  'turned',
  'spread',
  'overlap',
  'pile',
  'cover',
  'laid',
  'first',
  'second',
] as const
export type FixedSet = (typeof fixedSets)[number]

export interface FixedPicture {
  readonly id: string
  readonly set: FixedSet
  readonly part: Part
  readonly isUnseen: boolean
  readonly draw: () => Promise<Composed>
}

const scenesOfPart = 48
const coversOfPart = 30

/** Every picture of the evaluation that photographs are needed for, always in the same order. */
export function fixedPictures(photographs: readonly FixedPhotograph[]): FixedPicture[] {
  const alone = photographs.flatMap((photo) => aloneOf(photo))
  const cuttableOf = (part: Part) => photographs.filter((photo) => photo.part === part && photo.mask !== undefined)
  const bothParts = ['choosing', 'measuring'] as const
  const parts = bothParts.flatMap((part) => [...scenesOf(part, cuttableOf(part)), ...coversOf(part)])
  const spreadOut = bothParts.flatMap((part) => pilesSpreadOut(part, cuttableOf(part)))
  return [...alone, ...parts, ...spreadOut]
}

function aloneOf(photo: FixedPhotograph): FixedPicture[] {
  const { id, part, isUnseen } = photo
  const of = (set: FixedSet, draw: () => Promise<Composed>): FixedPicture => ({
    id: `${set}/${id}`,
    set,
    part,
    isUnseen,
    draw,
  })
  const label = (picture: Pixels): Composed => ({
    picture,
    garments: [{ garmentId: photo.garmentId, edges: undefined }],
  })
  const whole = async () => readPixels(await readFile(photo.file))
  const always = [
    of('single', async () => label(await whole())),
    of('framed', async () => label(cropped(await whole(), 1 / 8))),
    of('turned', async () => label(quarterTurned(await whole(), fixedStream(`turned ${id}`)() < 0.5))),
  ]
  if (photo.mask === undefined) return always
  return [...always, of('small', async () => composeAlone(`small ${id}`, await pieceOf(photo), { widthShare: 0.2 }))]
}

function scenesOf(part: Part, photographs: readonly FixedPhotograph[]): FixedPicture[] {
  return (['spread', 'overlap', 'pile'] as const).flatMap((set) =>
    Array.from({ length: scenesOfPart }, (_, at): FixedPicture => {
      const id = `${set}/${part}-${at}`
      return {
        id,
        set,
        part,
        isUnseen: false,
        draw: async () => composeLaid(id, set, await piecesOf(id, set, at, photographs)),
      }
    }),
  )
}

/** One to twelve garments, in a pile six to twelve; half of them drawn by category, so that rare ones are measured too. */
async function piecesOf(
  id: string,
  set: Arrangement,
  at: number,
  photographs: readonly FixedPhotograph[],
): Promise<Piece[]> {
  const byCategory = Map.groupBy(photographs, ({ garmentId }) => garmentById(garmentId).category)
  const stream = fixedStream(`pieces ${id}`)
  const count = set === 'pile' ? 6 + (at % 7) : 1 + (at % 12)
  const pieces: Piece[] = []
  while (pieces.length < count) {
    const group = stream() < 0.5 ? photographs : (byCategory.get(pickOf(stream, [...byCategory.keys()])) ?? photographs)
    pieces.push(await pieceOf(pickOf(stream, group)))
  }
  return pieces
}

const spreadSets = ['laid', 'first', 'second'] as const

/** The pieces of each pile as a person lays them out who is asked to, on one photo or on two. */
function pilesSpreadOut(part: Part, photographs: readonly FixedPhotograph[]): FixedPicture[] {
  return spreadSets.flatMap((set) =>
    Array.from({ length: scenesOfPart }, (_, at): FixedPicture => {
      const id = `${set}/${part}-${at}`
      const draw = async () => {
        const pieces = await piecesOf(`pile/${part}-${at}`, 'pile', at, photographs)
        return composeLaid(id, 'spread', pieces.filter(onPhotoOf(set, pieces.length)))
      }
      return { id, set, part, isUnseen: false, draw }
    }),
  )
}

const onPhotoOf =
  (set: (typeof spreadSets)[number], count: number) =>
  (_: Piece, index: number): boolean =>
    set === 'laid' || (set === 'first') === index < Math.ceil(count / 2)

/** A patterned cover that fills the picture: nothing that anybody can count. */
const coversOf = (part: Part): FixedPicture[] =>
  Array.from({ length: coversOfPart }, (_, at): FixedPicture => {
    const id = `cover/${part}-${at}`
    const ground: Ground = at % 2 === 0 ? 'checks' : 'dots'
    const draw = async () => ({ picture: paintGround(fixedStream(id), ground, 960, 720), garments: [] })
    return { id, set: 'cover', part, isUnseen: false, draw }
  })

export const pieceOf = async ({ garmentId, file, mask = '' }: FixedPhotograph): Promise<Piece> => ({
  garmentId,
  cutOut: await readCutOut(file, mask),
})

/** Without this share of each side. */
export function cropped(picture: Pixels, share: number): Pixels {
  const [dx, dy] = [Math.round(picture.width * share), Math.round(picture.height * share)]
  const [width, height] = [picture.width - 2 * dx, picture.height - 2 * dy]
  return mapped(width, height, (x, y) => ((y + dy) * picture.width + x + dx) * 3, picture)
}

function quarterTurned(picture: Pixels, isClockwise: boolean): Pixels {
  const { width, height } = picture
  const from = isClockwise
    ? (x: number, y: number) => ((height - 1 - x) * width + y) * 3
    : (x: number, y: number) => (x * width + width - 1 - y) * 3
  return mapped(height, width, from, picture)
}

function mapped(
  width: number,
  height: number,
  from: (x: number, y: number) => number,
  { data: source }: Pixels,
): Pixels {
  const data = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 3; channel++)
        data[(y * width + x) * 3 + channel] = source[from(x, y) + channel] ?? 0
  return { data, width, height }
}
