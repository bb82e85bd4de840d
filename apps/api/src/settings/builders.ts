import { firstFigures, type SettingFigures } from '@washline/contract/settings/figures'
import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

/** Makes the market's figures these, the others as they are built. */
export const setFigures = (q: Queryable, figures: Partial<SettingFigures>): Promise<number> =>
  q.run(sql`
    with operator as (
      insert into users (name, email) values ('Operator', 'settings@example.test')
      on conflict do nothing returning id
    ), somebody as (select id from operator union all select id from users where email = 'settings@example.test')
    insert into market_settings (version, figures, changes, changed_by, reason, at)
    select coalesce((select max(version) from market_settings), 0) + 1, ${JSON.stringify({ ...firstFigures, ...figures })}::jsonb,
      '[]', id, 'Set for a test', now() from somebody limit 1`)
