import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { id } from '../ids.ts'
import { actReason } from '../ops/schemas.ts'
import { catalogueChange, catalogueRow, catalogueRows, priceRow } from './priced-catalogue.ts'

export const getPrices = defineEndpoint({
  method: 'GET',
  path: '/api/prices',
  access: 'public',
  summary: 'What laundering one piece of each class costs, by the price list that holds now.',
  answers: {
    200: enveloped(
      z.object({
        version: z.int(),
        prices: z.array(priceRow),
      }),
    ),
  },
})

const current = z.object({ version: z.int(), rows: z.array(catalogueRow) })

export const opsCatalogue = current.extend({
  /** The last twenty changes, newest first. */
  changes: z.array(
    z.object({
      version: z.int(),
      by: z.object({ id, name: z.string() }),
      reason: z.string(),
      at: z.iso.datetime(),
      changes: z.array(catalogueChange),
    }),
  ),
})
export type OpsCatalogue = z.infer<typeof opsCatalogue>

export const getOpsCatalogue = defineEndpoint({
  method: 'GET',
  path: '/api/ops/catalogue',
  access: 'operator',
  summary: 'The price list that holds now, with what was changed in it, by whom and why.',
  answers: { 200: enveloped(opsCatalogue) },
})

export const changeOpsCatalogue = defineEndpoint({
  method: 'POST',
  path: '/api/ops/catalogue',
  access: 'operator',
  summary:
    'Makes a new version of the price list; orders keep the one they have. 409 if another operator made one since.',
  body: z.object({ version: z.int().min(1), rows: catalogueRows, reason: actReason }),
  answers: { 200: enveloped(current) },
})
