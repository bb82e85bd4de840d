import { z } from 'zod'

const isLocation = /^(?:\.{0,2}\/.+|@?[a-z0-9][\w.-]*(?:\/[\w.-]+)*)$/i

const faults = {
  kind: 'must name packages, or folders that begin with ./ or /',
  count: 'must name at most 50',
  once: 'must name each one once',
}

/** Packages, or folders that begin with ./ or /; apart by spaces. */
export const locations = z
  .string()
  .default('')
  .transform((list) => list.split(/\s+/).filter((part) => part !== ''))
  .pipe(
    z
      .array(z.string().regex(isLocation, faults.kind))
      .max(50, faults.count)
      .refine((list) => new Set(list).size === list.length, faults.once),
  )
