import type { AccessTokenId, UserId } from '@washline/contract/ids'
import type { AccessToken } from '@washline/contract/tokens/schemas'
import type { Scope } from '@washline/contract/tokens/scopes'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

interface Row {
  readonly id: AccessTokenId
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly createdAt: Date
  readonly endsAt: Date
  readonly lastUsedAt: Date | null
}

/** The tokens of a user that have not ended, the latest first. A token that a client renews ends with the time for that. */
export async function accessTokensOf(
  q: Queryable,
  { userId, at }: { userId: UserId; at: Date },
): Promise<AccessToken[]> {
  const rows = await q.all<Row>(sql`
    select id, coalesce(name, '') as name, coalesce(scopes, '{}') as scopes, created_at as "createdAt",
      coalesce(greatest(expires_at, renewable_until), created_at) as "endsAt", nullif(last_used_at, created_at) as "lastUsedAt"
    from access_tokens
    where user_id = ${userId} and scopes is not null and greatest(expires_at, renewable_until) > ${at}
    order by id desc`)
  return rows.map(({ id, name, scopes, createdAt, endsAt, lastUsedAt }) => ({
    id,
    name,
    scopes: [...scopes],
    created_at: createdAt.toISOString(),
    expires_at: endsAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }))
}
