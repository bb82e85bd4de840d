import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import { garmentIdSchema } from '@washline/contract/scanning/priced-catalogue'

/** Left, top, right, bottom as fractions of the picture. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number]

export type LabelledGarment = { readonly garmentId: GarmentId; readonly edges: Edges | undefined }

export type LabelledPhoto = {
  readonly id: string
  readonly file: string
  readonly garments: readonly LabelledGarment[]
  /** `single` and `unseen` (a photographer of whom training saw nothing) are photographs, the others scenes. */
  readonly group: string
}

export type Row = Readonly<Record<string, string | undefined>>

/**
 * Reads labels.csv, one row for each garment: id, label (a word of labels.json or a garment of the catalogue; none on an
 * empty picture), and where they are known arrangement, left, top, right, bottom, split and sender_id. Pictures are
 * images/<id>.jpg. Whatever was trained on is left out: rows whose split is train.
 */
export async function readLabelledPhotos(folder: string): Promise<LabelledPhoto[]> {
  const columns: unknown = JSON.parse(await readFile(new URL('../labels.json', import.meta.url), 'utf8'))
  const rows = parseCsv(await readFile(join(folder, 'labels.csv'), 'utf8'))
  const trained = rows.filter(({ split }) => split === 'train')
  const labelled = new Set(trained.map(({ sender_id }) => sender_id))
  const stored = rows.filter(({ split }) => split !== 'train')
  return [...Map.groupBy(stored, ({ id }) => id ?? '')].map(([id, garments]) => ({
    id,
    file: join(folder, 'images', `${id}.jpg`),
    garments: garments.flatMap((row) => (row.label ? [garmentOf(row, columns)] : [])),
    group:
      garments[0]?.arrangement || (labelled.size > 0 && !labelled.has(garments[0]?.sender_id) ? 'unseen' : 'single'),
  }))
}

function garmentOf(row: Row, columns: unknown): LabelledGarment {
  const label = row.label ?? ''
  const column = columns && typeof columns === 'object' ? Reflect.get(columns, label) : undefined
  const edges = [row.left, row.top, row.right, row.bottom].map((edge) => (edge ? Number(edge) : Number.NaN))
  const [left = Number.NaN, top = 0, right = 0, bottom = 0] = edges
  return {
    garmentId: garmentIdSchema.parse(column ?? label),
    edges: edges.some(Number.isNaN) ? undefined : [left, top, right, bottom],
  }
}

export function parseCsv(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(names.map((name, index) => [name, cells[index]]))
  })
}
