import { userId } from '@washline/contract/ids'
import { languageTag } from '@washline/contract/texts/language-tag'
import { z } from 'zod'
import { dayOfRetries, defineJob, hourOfRetries } from '../platform/jobs/jobs.ts'

export const resetEmail = defineJob({
  name: 'identity.reset-email',
  data: z.object({ email: z.string(), language: languageTag.optional() }),
  retries: hourOfRetries,
})
/** Mails the owner of an address that was used for another registration. */
export const registrationEmail = defineJob({
  name: 'identity.registration-email',
  data: z.object({ email: z.string(), language: languageTag.optional() }),
  retries: dayOfRetries,
})
/** Mails the link that verifies a new address. */
export const confirmationEmail = defineJob({
  name: 'identity.confirmation-email',
  data: z.object({ userId }),
  retries: dayOfRetries,
})
const changes = ['email', 'password', 'second_factor', 'access_token'] as const
const changedAccount = z.object({
  userId,
  /** The address before the change. */
  to: z.string(),
  language: languageTag.nullable(),
  change: z.enum(changes),
})
export type ChangedAccount = z.infer<typeof changedAccount>
/** Mails what has changed, with a link that undoes it. */
export const changeEmail = defineJob({
  name: 'identity.change-email',
  data: changedAccount,
  retries: dayOfRetries,
})
export const removePhotos = defineJob({
  name: 'identity.remove-photos',
  data: z.object({ keys: z.array(z.string()) }),
})
