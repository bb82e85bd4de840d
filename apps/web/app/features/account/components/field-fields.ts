import { accountChanges } from '@washline/contract/identity/schemas'
import { z } from 'zod'
import type { AccountField } from '../view-model.ts'

/** The schema of a form with one field; its texts are the contract's. */
export const fieldForm = (field: AccountField) =>
  z.object({
    value: z.preprocess((value) => value ?? '', accountChanges.shape[field]),
    current_password: accountChanges.shape.current_password,
  })
