import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'

/** Whether the person's photos and corrections may teach the scanner; null while they were not asked. */
const training = z.object({ consents: z.boolean().nullable() })

export const getTraining = defineEndpoint({
  method: 'GET',
  path: '/api/account/training',
  access: 'signed-in',
  summary: "Whether the caller's photos and corrections may teach the scanner; null while nothing was said.",
  answers: { 200: enveloped(training) },
})

export const saveTraining = defineEndpoint({
  method: 'PUT',
  path: '/api/account/training',
  access: 'signed-in',
  summary: "Whether the caller's photos and corrections may teach the scanner, for orders placed from now on.",
  body: z.object({ consents: z.boolean() }),
  answers: { 200: enveloped(training) },
})
