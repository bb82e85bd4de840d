import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import { garmentIdSchema } from '@washline/contract/scanning/priced-catalogue'
import { parseCsv } from '../labelled-photos.ts'

/** Limits are chosen on the pictures of some photographers and measured on those of the others. */
export type Part = 'choosing' | 'measuring'

export interface FixedPhotograph {
  readonly id: string
  readonly garmentId: GarmentId
  readonly part: Part
  /** Training saw nothing of its photographer. */
  readonly isUnseen: boolean
  readonly file: string
  /** Undefined where the garment cannot be cut out well. */
  readonly mask: string | undefined
}

export const garmentIdOf = (id: string): GarmentId => garmentIdSchema.parse(id)

const withheldShare = 0.1

/** The validation photographs and those of the photographers that training withholds, in the order of their ids. */
export async function readFixedPhotographs(folder: string): Promise<FixedPhotograph[]> {
  const garments = JSON.parse(await readFile(new URL('../../labels.json', import.meta.url), 'utf8'))
  const rows = parseCsv(await readFile(join(folder, 'labels.csv'), 'utf8'))
  const trainedSenders = new Set(
    rows
      .filter(({ split, sender_id }) => split === 'train' && !isWithheld(sender_id))
      .map(({ sender_id }) => sender_id),
  )
  return rows
    .filter(({ split, sender_id }) => split === 'val' || isWithheld(sender_id))
    .map(({ id = '', label = '', sender_id = '', mask_good }) => ({
      id,
      garmentId: garmentIdSchema.parse(garments[label]),
      part: drawnOf(`part ${sender_id}`) < 0.5 ? ('choosing' as const) : ('measuring' as const),
      isUnseen: !trainedSenders.has(sender_id),
      file: join(folder, 'images', `${id}.jpg`),
      mask: mask_good === '1' ? join(folder, 'masks', `${id}.png`) : undefined,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** As `training/prepare_data.py` withholds them. */
const isWithheld = (sender = '') => drawnOf(`photographer ${sender}`) < withheldShare

const drawnOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32
