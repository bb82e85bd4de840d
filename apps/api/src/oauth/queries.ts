import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

export interface Client {
  readonly id: string
  readonly name: string
  readonly redirectUris: readonly string[]
}

export const clientById = (q: Queryable, id: string): Promise<Client | undefined> =>
  q.maybe<Client>(sql`
    select id, client_name as name, redirect_uris as "redirectUris" from oauth_clients where id = ${id}`)
