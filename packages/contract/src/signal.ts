import type { ZodType } from 'zod'

/** What a field that a handler reads is: of this type, or one of these values. */
type Field = 'number' | 'string' | 'object' | readonly string[]

/** A live event of a channel. */
export interface Signal<S extends ZodType = ZodType> {
  readonly event: string
  readonly data: S
  /** The fields that the browser reads, which has no schemas. Where it only reads again what has changed, none. */
  readonly fields?: Readonly<Record<string, Field>>
}

/** Whether data has the fields of a signal. */
export function fits({ fields = {} }: Pick<Signal, 'fields'>, data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const values = data as Readonly<Record<string, unknown>>
  return Object.entries(fields).every(([name, field]) =>
    typeof field === 'string'
      ? typeof values[name] === field && values[name] !== null
      : field.some((value) => value === values[name]),
  )
}
