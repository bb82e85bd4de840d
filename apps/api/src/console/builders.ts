import { defaultMarketSettings, type MarketSettingValues } from '@washline/contract/settings/market-settings'
import { readRecord } from '../custody/index.ts'
import { aCustomer, type Person } from '../orders/builders.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { Module } from '../platform/module.ts'
import { consoleModule } from './module.ts'

type ConsoleDeps = Omit<Parameters<typeof consoleModule>[0], 'accountLinks' | 'exemptOperator' | 'custodyRecord'> &
  Parameters<typeof readRecord>[0]

/** The console as `app.ts` wires it, without an operator who is exempt from the second factor. */
export const testConsole = (deps: ConsoleDeps): Module =>
  consoleModule({
    ...deps,
    exemptOperator: undefined,
    custodyRecord: (order, photoUrl) => readRecord(deps, order, photoUrl),
    accountLinks: async () => ({ links: [], paid: [] }),
  })

/** Adds a version of the market settings with these values, and the defaults for the others. */
export const setMarketSettings = (q: Queryable, settings: Partial<MarketSettingValues>): Promise<number> =>
  q.run(sql`
    with operator as (
      insert into users (name, email) values ('Operator', 'settings@example.test')
      on conflict do nothing returning id
    ), somebody as (select id from operator union all select id from users where email = 'settings@example.test')
    insert into market_settings (version, settings, changes, changed_by, reason, at)
    select coalesce((select max(version) from market_settings), 0) + 1, ${JSON.stringify({ ...defaultMarketSettings, ...settings })}::jsonb,
      '[]', id, 'Set for a test', now() from somebody limit 1`)

/** An operator who has signed in. */
export async function anOperator(db: Queryable, name: string): Promise<Person> {
  const person = await aCustomer(db, { name })
  await db.run(sql`update users set is_operator = true where id = ${person.id}`)
  return person
}
