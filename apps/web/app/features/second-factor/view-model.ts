import { z } from 'zod'
import { t } from '../../platform/i18n/i18n.ts'

const codeField = z
  .string()
  .trim()
  .min(6, { error: () => t('Enter the code.') })
  .max(40, { error: () => t('Enter the code.') })

export const codeFields = z.object({ code: codeField })

/** Password and, where one is required, the code. */
export const proofFields = (withCode: boolean) =>
  z.object({
    password: z.string().min(1, { error: () => t('Please enter your password.') }),
    code: withCode ? codeField : z.string(),
  })

/** A secret in groups of four, which are easier to read and type. */
export const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
