import type { PersistedQuery } from '@tanstack/query-persist-client-core'

/** One answer of the server, as this device persists it. */
export interface PersistedRecord extends PersistedQuery {
  /** The user's id and the query's hash. */
  readonly id: string
}
