import { type GarmentClass, type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'
import { type Colour, colouredName } from '@washline/contract/scanning/colours'

export interface Alike<Piece> {
  readonly garment: GarmentClass
  readonly colour: Colour | undefined
  readonly pieces: readonly Piece[]
}

/** Groups pieces by class and colour, in the order of their first piece. */
export function groupAlike<Piece>(
  pieces: readonly Piece[],
  kindOf: (piece: Piece) => { readonly garmentId: GarmentId; readonly colour?: Colour | undefined },
): Alike<Piece>[] {
  const groups = new Map<string, { garment: GarmentClass; colour: Colour | undefined; pieces: Piece[] }>()
  for (const piece of pieces) {
    const { garmentId, colour } = kindOf(piece)
    const garment = garmentById(garmentId)
    const name = colouredName(garment, colour)
    const group = groups.get(name) ?? { garment, colour, pieces: [] }
    group.pieces.push(piece)
    groups.set(name, group)
  }
  return [...groups.values()]
}
