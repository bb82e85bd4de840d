import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams, idText, userId } from '../ids.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { relationshipRefusals } from './refusals.ts'

export const favourite = z.object({
  id: userId,
  name: z.string(),
  photo_url: z.string().nullable(),
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  /** Completed orders between the caller and this Washer. */
  orders: z.int(),
  since: z.iso.datetime(),
})
export type Favourite = z.infer<typeof favourite>

export const listFavourites = defineEndpoint({
  method: 'GET',
  path: '/api/favourites',
  access: 'customer',
  scope: 'orders:read',
  summary: "The caller's favorite Washers, newest first.",
  answers: { 200: enveloped(z.array(favourite)) },
})

export const addFavourite = defineEndpoint({
  method: 'PUT',
  path: '/api/favourites/:id',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Makes a Washer a favorite: new orders are offered to favorites first.',
  params: idParams(userId),
  answers: { 200: done },
  refusals: [relationshipRefusals.blocked],
})

export const removeFavourite = defineEndpoint({
  method: 'DELETE',
  path: '/api/favourites/:id',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Removes a favorite.',
  params: idParams(userId),
  answers: { 200: done },
})

export const blockedPerson = z.object({
  id: userId,
  name: z.string(),
  photo_url: z.string().nullable(),
  since: z.iso.datetime(),
})
export type BlockedPerson = z.infer<typeof blockedPerson>

export const listBlocks = defineEndpoint({
  method: 'GET',
  path: '/api/blocks',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'The people whom the caller has blocked, newest first.',
  answers: { 200: enveloped(z.array(blockedPerson)) },
})

export const blockPerson = defineEndpoint({
  method: 'PUT',
  path: '/api/blocks/:id',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Blocks a person met in an order or listed in the directory: no order is offered between the two again.',
  params: idParams(userId),
  answers: {
    200: enveloped(
      z.object({
        /** Number of orders of the two that are in progress: they continue to their end. */
        running_orders: z.int(),
      }),
    ),
  },
})

export const unblockPerson = defineEndpoint({
  method: 'DELETE',
  path: '/api/blocks/:id',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Removes a block.',
  params: idParams(userId),
  answers: { 200: done },
})

export const relationship = z.object({
  id: userId,
  is_favourite: z.boolean(),
  /** The person is a Washer. */
  can_be_favourite: z.boolean(),
  is_blocked: z.boolean(),
  running_orders: z.int(),
})
export type Relationship = z.infer<typeof relationship>

export const getRelationship = defineEndpoint({
  method: 'GET',
  path: '/api/relationships',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'What the caller has set about a person.',
  query: z.object({ id: idText(userId) }),
  answers: { 200: enveloped(relationship) },
  refusals: [platformRefusals.notFound],
})
