import { z } from 'zod'
import type { Language } from './languages.ts'

/** The code of a language, also of one that this installation has no more: then texts are shown in English. */
export const languageTag = z
  .string()
  .max(35)
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'This language is not available.') as unknown as z.ZodType<
  Language,
  Language
>
