import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { idParams, orderId } from '../ids.ts'
import { market } from '../market.ts'
import { tagRefusals } from './refusals.ts'
import { tagCode } from './tag-code.ts'

const codes = z.object({ codes: z.array(tagCode) })

const tagOnBag = z.object({
  code: tagCode,
  order_id: orderId,
  since: z.iso.datetime().describe('When the Washer scanned it at the pickup.'),
})
export type TagOnBag = z.infer<typeof tagOnBag>

export const makeTags = defineEndpoint({
  method: 'POST',
  path: '/api/tags',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Makes codes for a sheet of tags. They belong to nobody’s laundry until a Washer scans them at a pickup.',
  body: z.object({ count: z.int().min(1).max(market.tags.sheetMost) }),
  answers: { 200: enveloped(codes) },
  refusals: [tagRefusals.tooManyTags],
})

export const listTags = defineEndpoint({
  method: 'GET',
  path: '/api/tags',
  access: 'signed-in',
  scope: 'orders:read',
  summary:
    'The codes that the caller has made and that are on no bag now, to print them again; and the tags that are on the bags of their orders.',
  answers: { 200: enveloped(codes.extend({ on_bags: z.array(tagOnBag) })) },
})

export const getTag = defineEndpoint({
  method: 'GET',
  path: '/api/tags/:code',
  access: 'public',
  scope: 'public',
  summary:
    'Whether a tag is on a bag now; its order, for the order’s customer and Washer alone. 404 for an unknown code.',
  params: z.object({ code: tagCode }),
  answers: { 200: enveloped(z.object({ in_use: z.boolean(), order_id: orderId.nullable() })) },
})

export const checkTag = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/tags/:code',
  access: 'washer',
  scope: 'wash',
  summary: 'Before a pickup: whether a tag may go on the bag of this order of the calling Washer.',
  params: idParams(orderId).extend({ code: tagCode }),
  answers: { 200: enveloped(z.object({ fits: z.boolean() })) },
})
