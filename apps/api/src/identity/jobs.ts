import { userId } from '@washline/contract/ids'
import { languageCodes } from '@washline/contract/texts/languages'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

export const resetEmail = defineJob({
  name: 'identity.reset-email',
  data: z.object({ email: z.string(), language: z.enum(languageCodes).optional() }),
})
/** Mails the link that verifies a new address. */
export const confirmationEmail = defineJob({
  name: 'identity.confirmation-email',
  data: z.object({ userId }),
})
/** Informs the former address of a change. */
export const addressChangedEmail = defineJob({
  name: 'identity.address-changed-email',
  data: z.object({ to: z.string(), name: z.string(), language: z.enum(languageCodes).nullable() }),
})
export const removePhotos = defineJob({
  name: 'identity.remove-photos',
  data: z.object({ keys: z.array(z.string()) }),
})
