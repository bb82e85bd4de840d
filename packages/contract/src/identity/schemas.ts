import { z } from 'zod'
import { id } from '../ids.ts'
import { languageCodes } from '../texts/languages.ts'

const language = z.enum(languageCodes, 'This language is not available.')

/** The signed-in person. `provider` is there when the person has a Washer profile. */
export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  is_provider: z.boolean(),
  isProvider: z.boolean(),
  is_operator: z.boolean(),
  /** Shows for about a day; read again after that. */
  photo_url: z.string().nullable().default(null),
  /** Null until the person has chosen one or an account was made in one. */
  language: language.nullable(),
  provider: z
    .object({
      id,
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

/** The signed-in person with what only the account screens show. */
export const account = user.extend({
  address: z.string().nullable(),
  email_verified: z.boolean().default(false),
  /** An address that waits for the link mailed to it. */
  pending_email: z.string().nullable().default(null),
  /** False for people who only ever came by Google. */
  has_password: z.boolean().default(true),
})
export type Account = z.infer<typeof account>

const name = z.string('Name is required').trim().min(1, 'Name is required').max(100)
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
const differs = { path: ['password_confirmation'], message: 'The two passwords differ.' }

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

export const passwordReset = z
  .object({ token: z.string().min(1).max(200), password, password_confirmation: z.string().max(200) })
  .refine(isRepeated, differs)

/** The current password is left out by those who have none yet. */
export const passwordChange = z
  .object({ current_password: z.string().max(200).optional(), password, password_confirmation: z.string().max(200) })
  .refine(isRepeated, differs)

/** What a person types to say that the account shall go. */
export const deletionWord = 'DELETE'
export const accountDeletion = z.object({
  password: z.string().max(200).optional(),
  confirmation: z.literal(deletionWord, `Please type ${deletionWord}.`),
})

/** Where someone is signed in. */
export const session = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** The session of this call. */
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

/** Why an account cannot be deleted yet. */
export const obstacle = z.object({
  code: z.enum(['open_order', 'washing_order', 'open_claim', 'wallet', 'earnings', 'deposit', 'payment']),
  message: z.string(),
})
export type Obstacle = z.infer<typeof obstacle>

export const forgotPassword = z.object({ email })
export const accountChanges = z.object({
  name: name.optional(),
  phone_number: phoneNumber.optional(),
  email: email.optional(),
  address: z.string().trim().max(300).optional(),
  language: language.optional(),
})
