import { z } from 'zod'
import { consoleRefusals } from '../console/refusals.ts'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { userId } from '../ids.ts'
import { catalogueChange, catalogueRow, catalogueRows, priceRow } from './priced-catalogue.ts'

export const getPrices = defineEndpoint({
  method: 'GET',
  path: '/api/prices',
  access: 'public',
  scope: 'public',
  summary: 'The price of laundering one piece of each class, by the current price list.',
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

export const consoleCatalogue = current.extend({
  /** The last twenty changes, newest first. */
  changes: z.array(
    z.object({
      version: z.int(),
      by: z.object({ id: userId, name: z.string() }),
      reason: z.string(),
      at: z.iso.datetime(),
      changes: z.array(catalogueChange),
    }),
  ),
})
export type ConsoleCatalogue = z.infer<typeof consoleCatalogue>

export const getConsoleCatalogue = defineEndpoint({
  method: 'GET',
  path: '/api/ops/catalogue',
  access: 'operator',
  scope: 'console:settings',
  summary: 'The current price list with its last changes, their authors and reasons.',
  answers: { 200: enveloped(consoleCatalogue) },
})

export const changeConsoleCatalogue = defineEndpoint({
  method: 'POST',
  path: '/api/ops/catalogue',
  access: 'operator',
  scope: 'console:settings',
  summary:
    'Makes a new version of the price list; orders keep the one they have. 409 if another operator made one since.',
  body: z.object({ version: z.int().min(1), rows: catalogueRows, reason: actionReason }),
  answers: { 200: enveloped(current) },
  refusals: [consoleRefusals.catalogueChanged],
})
