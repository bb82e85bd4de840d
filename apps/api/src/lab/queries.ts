import type { UserId } from '@washline/contract/ids'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

export const namesOf = async (q: Queryable, ids: readonly UserId[]): Promise<Map<UserId, string>> => {
  const rows = await q.all<{ id: UserId; name: string }>(
    sql`select id, name from people where id = any(${ids}::bigint[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
