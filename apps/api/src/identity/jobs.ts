import { languageCodes } from '@washline/contract/texts/languages'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

export const resetLetter = defineJob({
  name: 'identity.reset-letter',
  data: z.object({ email: z.string(), language: z.enum(languageCodes).optional() }),
})
