import { z } from 'zod'
import { proof } from '../identity/proof.ts'
import { accessTokenId } from '../ids.ts'
import { oneLine } from '../texts/plain-text.ts'
import { scopes } from './scopes.ts'
import { tokenRules } from './token-rules.ts'

export const accessToken = z.object({
  id: accessTokenId,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Null while it was never used. Written once a minute at most. */
  last_used_at: z.iso.datetime().nullable(),
})
export type AccessToken = z.infer<typeof accessToken>

export const newAccessToken = z.object({
  name: oneLine({ min: 1, max: tokenRules.nameLength, error: 'Give the token a name.' }),
  scopes: z
    .array(z.enum(scopes))
    .min(1, 'Choose what the token can do.')
    .max(scopes.length)
    .transform((chosen) => scopes.filter((scope) => chosen.includes(scope))),
  lifetime_days: z.literal(tokenRules.lifetimesDays, 'Choose how long the token is valid.'),
  ...proof,
})
