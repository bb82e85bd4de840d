import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'

/** Whether the scanner may be trained on the user's photos and corrections; null until they answer. */
const training = z.object({ consents: z.boolean().nullable() })

export const getTrainingConsent = defineEndpoint({
  method: 'GET',
  path: '/api/account/training',
  access: 'signed-in',
  scope: 'session',
  summary: "Whether the scanner may be trained on the caller's photos and corrections; null until they answer.",
  answers: { 200: enveloped(training) },
})

export const saveTrainingConsent = defineEndpoint({
  method: 'PUT',
  path: '/api/account/training',
  access: 'signed-in',
  scope: 'session',
  summary:
    "Saves whether the scanner may be trained on the caller's photos and corrections of orders placed from now on.",
  body: z.object({ consents: z.boolean() }),
  answers: { 200: enveloped(training) },
})
