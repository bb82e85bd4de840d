import type { QueryKey } from '@tanstack/react-query'

/** One answer of the server, as this device keeps it. */
export interface KnownRecord {
  /** The user's id and the query's hash. */
  readonly id: string
  readonly userId: number
  readonly queryKey: QueryKey
  readonly data: unknown
  readonly updatedAt: number
  /** The build that kept it: another one may read other shapes. */
  readonly build: string
}
