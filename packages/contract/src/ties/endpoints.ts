import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { id, idParams, idText } from '../ids.ts'

export const favourite = z.object({
  user_id: id,
  /** The public page. */
  washer_id: id,
  name: z.string(),
  photo_url: z.string().nullable(),
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  /** Completed orders that the two had together. */
  orders: z.int(),
  since: z.iso.datetime(),
})
export type Favourite = z.infer<typeof favourite>

export const listFavourites = defineEndpoint({
  method: 'GET',
  path: '/api/favourites',
  access: 'customer',
  summary: 'The Washers whom the caller wants to be asked first, newest first.',
  answers: { 200: enveloped(z.array(favourite)) },
})

export const addFavourite = defineEndpoint({
  method: 'PUT',
  path: '/api/favourites/:id',
  access: 'customer',
  summary: 'Makes a Washer a favourite, by user id: new orders are offered to them first.',
  params: idParams,
  answers: { 200: done },
})

export const removeFavourite = defineEndpoint({
  method: 'DELETE',
  path: '/api/favourites/:id',
  access: 'customer',
  summary: 'A Washer is no favourite any more.',
  params: idParams,
  answers: { 200: done },
})

export const blockedPerson = z.object({
  user_id: id,
  name: z.string(),
  photo_url: z.string().nullable(),
  since: z.iso.datetime(),
})
export type BlockedPerson = z.infer<typeof blockedPerson>

export const listBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/blocks',
  access: 'signed-in',
  summary: 'Whom the caller has blocked, newest first.',
  answers: { 200: enveloped(z.array(blockedPerson)) },
})

export const blockPerson = defineEndpoint({
  method: 'PUT',
  path: '/api/blocks/:id',
  access: 'signed-in',
  summary: 'Blocks a person met in an order or in the directory: the two are never brought together again.',
  params: idParams,
  answers: {
    200: enveloped(
      z.object({
        /** Orders of the two that are still on their way: they go on to their end. */
        running_orders: z.array(id),
      }),
    ),
  },
})

export const unblockPerson = defineEndpoint({
  method: 'DELETE',
  path: '/api/blocks/:id',
  access: 'signed-in',
  summary: 'Takes a block back.',
  params: idParams,
  answers: { 200: done },
})

export const tie = z.object({
  user_id: id,
  is_favourite: z.boolean(),
  /** A Washer, and not the caller. */
  can_be_favourite: z.boolean(),
  is_blocked: z.boolean(),
  running_orders: z.array(id),
})
export type Tie = z.infer<typeof tie>

export const getTie = defineEndpoint({
  method: 'GET',
  path: '/api/ties',
  access: 'signed-in',
  summary: 'What the caller has set towards a person, named by user id or by the id of a Washer’s public page.',
  query: z
    .object({ user_id: idText.optional(), washer_id: idText.optional() })
    .refine((query) => (query.user_id === undefined) !== (query.washer_id === undefined), {
      message: 'Name one person.',
      path: ['user_id'],
    }),
  answers: { 200: enveloped(tie) },
})
