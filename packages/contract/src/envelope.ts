import { type ZodType, z } from 'zod'

/** `{success, data, message}` around an answer. */
export const enveloped = <T extends ZodType>(data: T) =>
  z.object({ success: z.literal(true), data, message: z.string().optional() })

/** A success without data. */
export const done = z.object({ success: z.literal(true), message: z.string().optional() })

/** Every error answer. `code` is stable for programs; `errors` has messages by field. */
export const problem = z.looseObject({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type Problem = z.infer<typeof problem>

export const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
