import { z } from 'zod'

const isLocation = /^(?:\.{0,2}\/.+|@?[a-z0-9][\w.-]*(?:\/[\w.-]+)*)$/i

/** Packages, or folders that begin with ./ or /; apart by spaces. */
export const locations = z
  .string()
  .default('')
  .transform((list) => list.split(/\s+/).filter((part) => part !== ''))
  .pipe(
    z
      .array(z.string().regex(isLocation, 'must name packages, or folders that begin with ./ or /'))
      .max(50, 'must name at most 50')
      .refine((list) => new Set(list).size === list.length, 'must name each one once'),
  )
