import { languageCodes } from '@washline/contract/texts/languages'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

export const resetLetter = defineJob({
  name: 'identity.reset-letter',
  data: z.object({ email: z.string(), language: z.enum(languageCodes).optional() }),
})
/** The link that proves a new address. */
export const emailLetter = defineJob({ name: 'identity.email-letter', data: z.object({ userId: z.number() }) })
/** The word to the former address. */
export const emailChangedLetter = defineJob({
  name: 'identity.email-changed-letter',
  data: z.object({ to: z.string(), name: z.string(), language: z.enum(languageCodes).nullable() }),
})
export const removePhotos = defineJob({
  name: 'identity.remove-photos',
  data: z.object({ keys: z.array(z.string()) }),
})
