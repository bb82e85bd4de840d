import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import {
  autocompleteQuerySchema,
  geocodeQuerySchema,
  placeSchema,
  placeSuggestionSchema,
  reverseQuerySchema,
  routeBodySchema,
  routeSchema,
} from './schemas.ts'

export const autocompletePlaces = defineEndpoint({
  method: 'GET',
  path: '/api/maps/autocomplete',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'Places that begin with, or sound like, what was typed; nearest first when a position is given',
  query: autocompleteQuerySchema,
  answers: { 200: enveloped(z.array(placeSuggestionSchema)) },
})

export const suggestPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/maps/suggestions',
  access: 'public',
  scope: 'public',
  summary: 'The same for visitors, limited by address',
  query: autocompleteQuerySchema,
  answers: { 200: enveloped(z.array(placeSuggestionSchema)) },
})

export const geocodeAddress = defineEndpoint({
  method: 'GET',
  path: '/api/maps/geocode',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'The place that an address names, or null when there is none',
  query: geocodeQuerySchema,
  answers: { 200: enveloped(placeSchema.nullable()) },
})

export const reverseGeocode = defineEndpoint({
  method: 'GET',
  path: '/api/maps/reverse',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'The address at a position, or null when there is none',
  query: reverseQuerySchema,
  answers: { 200: enveloped(placeSchema.nullable()) },
})

export const findRoute = defineEndpoint({
  method: 'POST',
  path: '/api/maps/route',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'Driving distance and time between two positions, or null when no road joins them',
  body: routeBodySchema,
  answers: { 200: enveloped(routeSchema.nullable()) },
})
