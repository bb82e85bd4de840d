import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RefusalModel } from '../rules/refusal-inputs.ts'

export const saveRefusals = (
  tx: Tx,
  learned: { readonly weights: RefusalModel; readonly answers: number; readonly refused: number; readonly at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into refusal_weights (id, weights, answers, refused, learned_at)
    values (1, ${JSON.stringify(learned.weights)}::jsonb, ${learned.answers}, ${learned.refused}, ${learned.at})
    on conflict (id) do update set weights = excluded.weights, answers = excluded.answers, refused = excluded.refused,
      learned_at = excluded.learned_at`)
