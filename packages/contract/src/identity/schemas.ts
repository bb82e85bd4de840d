import { z } from 'zod'
import { sessionId, userId } from '../ids.ts'
import { languageTag } from '../texts/language-tag.ts'
import { isLanguage } from '../texts/languages.ts'
import { oneLine } from '../texts/plain-text.ts'
import { proof } from './proof.ts'

const chosenLanguage = languageTag.refine(isLanguage, 'This language is not available.')

/** The signed-in user. `provider` is set if the user has a Washer profile. */
export const user = z.object({
  id: userId,
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  is_provider: z.boolean(),
  isProvider: z.boolean(),
  is_operator: z.boolean(),
  /** The address expires after about a day; clients fetch a new one. */
  photo_url: z.string().nullable().default(null),
  /** Null until the user has chosen one or the account was created in one. */
  language: languageTag.nullable(),
  provider: z
    .object({
      /** The id of the user, as everywhere. */
      id: userId,
      business_name: z.string(),
      verified: z.boolean(),
      online: z.boolean(),
      address: z.object({
        street: z.string(),
        city: z.string(),
        state: z.string(),
        postal_code: z.string(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      }),
    })
    .nullable(),
})
export type User = z.infer<typeof user>

/** The signed-in user with the fields of the account screens. */
export const account = user.extend({
  address: z.string().nullable(),
  email_verified: z.boolean().default(false),
  /** A new address whose link was not opened yet. */
  pending_email: z.string().nullable().default(null),
  /** False for users who only signed in with Google. */
  has_password: z.boolean().default(true),
})
export type Account = z.infer<typeof account>

const name = oneLine({ min: 1, max: 100, error: 'Name is required' })
const email = z
  .string('Email is required')
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Please enter a valid email address.'))
const phoneNumber = z
  .string('Phone number is required')
  .trim()
  .min(1, 'Phone number is required')
  .max(30)
  .regex(/^[+\d][\d\s().-]{4,}$/, 'Please enter a valid phone number.')
const password = z.string('Password is required').min(8, 'Use at least 8 characters.').max(200)

export const credentials = z.object({
  email,
  password: z.string('Password is required').min(1, 'Password is required').max(200),
})

const isRepeated = (input: { password: string; password_confirmation: string }) =>
  input.password === input.password_confirmation
const passwordMessages = { differs: 'The two passwords do not match.', confirmation: 'Please type DELETE.' } as const
const differs = { path: ['password_confirmation'], message: passwordMessages.differs }

export const registration = z
  .object({
    name,
    email,
    phone_number: phoneNumber,
    password,
    password_confirmation: z.string('Please repeat the password.').min(1, 'Please repeat the password.').max(200),
    is_provider: z.literal(false).optional(),
  })
  .refine(isRepeated, differs)

export const operatorClaim = z
  .object({
    token: z.string().min(1).max(200),
    name,
    email,
    password,
    password_confirmation: z.string('Please repeat the password.').min(1, 'Please repeat the password.').max(200),
  })
  .refine(isRepeated, differs)

export const passwordReset = z
  .object({ token: z.string().min(1).max(200), password, password_confirmation: z.string().max(200) })
  .refine(isRepeated, differs)

export const passwordChange = z
  .object({ ...proof, password, password_confirmation: z.string().max(200) })
  .refine(isRepeated, differs)

/** The word that confirms the deletion of an account. */
export const deletionConfirmation = 'DELETE'
export const accountDeletion = z.object({
  ...proof,
  confirmation: z.literal(deletionConfirmation, passwordMessages.confirmation),
})

/** A session of the user. */
export const session = z.object({
  id: sessionId,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The session of this call. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

/** Why an account cannot be deleted yet. */
export const blocker = z.object({
  code: z.enum(['open_order', 'washing_order', 'open_claim', 'wallet', 'earnings', 'deposit', 'payment']),
  message: z.string(),
})
export type Blocker = z.infer<typeof blocker>

export const forgotPassword = z.object({ email })
export const accountChanges = z.object({
  name: name.optional(),
  phone_number: phoneNumber.optional(),
  email: email.optional(),
  address: oneLine({ max: 300 }).optional(),
  language: chosenLanguage.optional(),
  /** For a new email address only. */
  ...proof,
})
