import { getConstructionPlans } from 'pg-boss'

/** The statements that make the queue's own tables in its empty schema, for a transaction that is open already. */
export const jobTables = (): string =>
  getConstructionPlans('jobs', { createSchema: false })
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
    // Its limits would stay for the rest of the transaction.
    .replace(/^\s*SET LOCAL \w+_timeout = \d+;$/gm, '')

/** Which version of its tables this version of the queue makes. */
export const jobTablesVersion = (): number =>
  Number(/INSERT INTO jobs\.version\(version\) VALUES \('(\d+)'\)/.exec(jobTables())?.[1])
