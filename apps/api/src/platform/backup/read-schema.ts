import pg from 'pg'

export interface CopiedTable {
  readonly name: string
  /** As they are written in a statement. */
  readonly columns: readonly string[]
}

export interface Sequence {
  readonly name: string
  readonly value: string
}

/** What a running process fills again, or what belongs to the machine and not to the market. */
const transient = ['migrations', 'rate_limits', 'disk_watches', 'outbox', 'backups']
/** Those of the job queue whose rows are more than counts of its own. */
const jobTables = ['queue', 'job']

/** The tables with rows to copy; partitions are read by their parent. */
export async function readTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `select n.nspname as schema, c.relname as name,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' and c.relname <> all($1) or n.nspname = 'jobs' and c.relname = any($2))
     group by c.oid, n.nspname, c.relname order by n.nspname = 'jobs', c.relname = 'job', c.oid`,
    [transient, jobTables],
  )
  return rows.map(({ schema, name, columns }) => ({
    name: `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
    columns,
  }))
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  )
  return rows
}

/** The version of the job queue's own tables; undefined before its first start. */
export async function readJobsVersion(client: pg.Client): Promise<number | undefined> {
  const { rows: made } = await client.query<{ made: boolean }>(`select to_regclass('jobs.version') is not null as made`)
  if (!made[0]?.made) return undefined
  const { rows } = await client.query<{ version: number }>('select version from jobs.version')
  return rows[0]?.version
}
