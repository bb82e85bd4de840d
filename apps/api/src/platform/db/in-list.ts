import { Sql } from './sql.ts'

/**
 * `in ('a', 'b')` with constants of the code, such as the order statuses. They are part of the text, not parameters:
 * the planner uses a partial index (`where status in (…)`) only if it sees the values in every plan.
 */
export function inList(constants: readonly string[]): Sql {
  const wrong = constants.find((constant) => !/^[a-z_]+$/.test(constant))
  if (constants.length === 0 || wrong !== undefined) throw new Error(`not a list of constants: ${constants.join(', ')}`)
  return new Sql(`in (${constants.map((constant) => `'${constant}'`).join(', ')})`, [])
}
