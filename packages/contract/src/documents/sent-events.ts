import type { ZodObject } from 'zod'

/** An event that the server sends to an address of somebody else. */
export interface SentEvent {
  readonly name: string
  readonly description: string
  readonly payload: ZodObject
  readonly example: Readonly<Record<string, unknown>>
}
