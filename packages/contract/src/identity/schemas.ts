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

export const registration = z
  .object({
    name,
    email,
    phone_number: phoneNumber,
    password,
    password_confirmation: z.string('Please repeat the password.').min(1, 'Please repeat the password.').max(200),
    is_provider: z.literal(false).optional(),
  })
  .refine((input) => input.password === input.password_confirmation, {
    path: ['password_confirmation'],
    message: 'The two passwords differ.',
  })

export const passwordReset = z
  .object({ token: z.string().min(1).max(200), password, password_confirmation: z.string().max(200) })
  .refine((input) => input.password === input.password_confirmation, {
    path: ['password_confirmation'],
    message: 'The two passwords differ.',
  })

export const forgotPassword = z.object({ email })
export const accountChanges = z.object({
  name: name.optional(),
  phone_number: phoneNumber.optional(),
  email: email.optional(),
  address: z.string().trim().max(300).optional(),
  language: language.optional(),
})
