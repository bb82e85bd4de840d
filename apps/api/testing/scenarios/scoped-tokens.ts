import { type Scope, scopes } from '@washline/contract/tokens/scopes'
import { tokenHash } from '../../src/platform/crypto/opaque-token.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Person, TestApp } from '../harness/start-app.ts'

const secretOf = (person: Person, scope: Scope | 'none') => `wlt_${person.id}-for-a-test-of-${scope.replace(':', '-')}`

/** A token of every single scope, and of none, for a person. What ended them meanwhile, such as a new password, makes them anew. */
export async function scopedTokens(
  app: TestApp,
  person: Person,
  { isProven }: { isProven: boolean },
): Promise<ReadonlyMap<Scope | 'none', string>> {
  const now = app.clock.now()
  const names = [...scopes, 'none' as const]
  const secrets = names.map((name) => secretOf(person, name))
  // Used just now: the calls of a step write no other time.
  await app.db.run(sql`
    insert into access_tokens (token_hash, user_id, name, scopes, created_at, last_used_at, expires_at, second_factor_at)
    select hash, ${person.id}, name, case name when 'none' then '{}' else array[name] end, ${new Date(now.getTime() - 1_000)},
      ${now}, ${new Date(now.getTime() + 86_400_000)}, ${isProven ? now : null}
    from unnest(${secrets.map(tokenHash)}::bytea[], ${names}::text[]) made (hash, name)
    on conflict (token_hash) do update set last_used_at = excluded.last_used_at, expires_at = excluded.expires_at`)
  return new Map(names.map((name, place) => [name, secrets[place] ?? '']))
}
