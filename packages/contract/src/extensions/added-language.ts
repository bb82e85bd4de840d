import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'

export const getAddedLanguage = defineEndpoint({
  method: 'GET',
  path: '/api/texts/:code',
  access: 'public',
  scope: 'public',
  summary: 'The texts of a language that an extension brings, by their English texts.',
  params: z.object({ code: z.string().max(40) }),
  answers: { 200: enveloped(z.object({ texts: z.record(z.string(), z.string()) })) },
})
