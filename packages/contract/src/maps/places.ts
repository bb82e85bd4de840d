import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { idParams, placeId } from '../ids.ts'
import { oneLine } from '../texts/plain-text.ts'

export const savedPlace = z.object({
  id: placeId,
  label: z.enum(['home', 'work', 'hotel', 'recent']),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  last_used_at: z.iso.datetime(),
})

export const listPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/places',
  access: 'signed-in',
  scope: 'orders:read',
  summary: "The caller's recent and saved places, saved first, then the latest used.",
  answers: { 200: enveloped(z.array(savedPlace)) },
})

export const savePlace = defineEndpoint({
  method: 'POST',
  path: '/api/places',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Saves a place under a label; home, work and hotel hold one each.',
  body: z.object({
    label: z.enum(['home', 'work', 'hotel']),
    address: oneLine({ min: 1, max: 300, error: 'Please enter an address.' }),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  answers: { 200: enveloped(savedPlace) },
})

export const removePlace = defineEndpoint({
  method: 'DELETE',
  path: '/api/places/:id',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Forgets a place.',
  params: idParams(placeId),
  answers: { 200: z.object({ success: z.literal(true) }) },
})
