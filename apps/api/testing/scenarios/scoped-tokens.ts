import { type Scope, scopes } from '@washline/contract/tokens/scopes'
import { tokenHash } from '../../src/platform/crypto/opaque-token.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Person, TestApp } from '../harness/start-app.ts'

/** Whether an operator has proven who they are with a second factor. */
interface Proof {
  readonly isProven: boolean
}

const secretOf = (person: Person, name: string) => `wlt_${person.id}-for-a-test-of-${name.replaceAll(':', '-')}`

/** A token with each list of scopes, for a person. What ended them meanwhile, such as a new password, makes them anew. */
async function tokensWith(
  app: TestApp,
  person: Person,
  { isProven }: Proof,
  lists: readonly (readonly Scope[])[],
): Promise<readonly string[]> {
  const now = app.clock.now()
  const secrets = lists.map((list) => secretOf(person, list.join('-')))
  // Used just now: the calls of a step write no other time.
  await app.db.run(sql`
    insert into access_tokens (token_hash, user_id, name, scopes, created_at, last_used_at, expires_at, second_factor_at)
    select hash, ${person.id}, 'a test', string_to_array(list, ' '), ${new Date(now.getTime() - 1_000)},
      ${now}, ${new Date(now.getTime() + 86_400_000)}, ${isProven ? now : null}
    from unnest(${secrets.map(tokenHash)}::bytea[], ${lists.map((list) => list.join(' '))}::text[]) made (hash, list)
    on conflict (token_hash) do update set last_used_at = excluded.last_used_at, expires_at = excluded.expires_at`)
  return secrets
}

/** A token of every single scope, and of none. */
export async function scopedTokens(
  app: TestApp,
  person: Person,
  proof: Proof,
): Promise<ReadonlyMap<Scope | 'none', string>> {
  const names = [...scopes, 'none' as const]
  const secrets = await tokensWith(
    app,
    person,
    proof,
    names.map((name) => (name === 'none' ? [] : [name])),
  )
  return new Map(names.map((name, place) => [name, secrets[place] ?? '']))
}

/** Around what needs a scope: a token of it alone, of all others, and of none. Without a scope, the one of all others is of all. */
export async function tokensAround(app: TestApp, person: Person, proof: Proof, scope: Scope | undefined) {
  const lists = [scopes.filter((each) => each !== scope), [], ...(scope ? [[scope]] : [])]
  const [others = '', none = '', alone] = await tokensWith(app, person, proof, lists)
  return { others, none, alone }
}
