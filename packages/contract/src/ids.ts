import { z } from 'zod'

/** Row ids on the wire: JSON numbers, identities from 100001. */
export const id = z.int().positive()
/** The same in a path or query, where everything is text. */
export const idText = z
  .string()
  .regex(/^\d{1,15}$/, 'Must be a number.')
  .transform(Number)
  .pipe(id)
export const idParams = z.object({ id: idText })

/** The order number that people see. */
export const orderNumber = (orderId: number): string => `WL-${orderId}`

/** The claim number that people see. */
export const claimNumber = (claimId: number): string => `CL-${claimId}`
