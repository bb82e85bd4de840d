import type pg from 'pg'
import { listOf, nodeOf, type PgNode, readNodeTree } from './read-node-tree.ts'

export interface CatalogColumn {
  readonly name: string
  readonly type: number
  readonly notNull: boolean
}

export interface CatalogRelation {
  readonly name: string
  readonly columns: ReadonlyMap<number, CatalogColumn>
  /** Conditions of its check constraints. */
  readonly checks: readonly PgNode[]
  /** A trigger may change a row before it is stored. */
  readonly hasRowTriggers: boolean
  /** What a view selects. */
  readonly query: PgNode | undefined
}

export interface CatalogFunction {
  readonly name: string
  readonly isBuiltIn: boolean
  readonly returnsSet: boolean
  /** Gives null when an argument is null. */
  readonly isStrict: boolean
  /** What a function of ours returns, where its body was parsed when it was created. */
  readonly body: PgNode | undefined
}

export interface CatalogType {
  readonly name: string
  readonly element: number
  readonly array: number
  /** The type itself, or that of a domain. */
  readonly base: number
  readonly labels: readonly string[]
  /** The table whose row it is. */
  readonly relation: number
}

export interface Catalog {
  readonly relations: ReadonlyMap<number, CatalogRelation>
  readonly functions: ReadonlyMap<number, CatalogFunction>
  readonly types: ReadonlyMap<number, CatalogType>
}

/** Reads what the database knows of its tables, views, functions and types. */
export async function readCatalog(client: pg.Client): Promise<Catalog> {
  return {
    relations: await readRelations(client),
    functions: await readFunctions(client),
    types: await readTypes(client),
  }
}

const oidMap = <Row extends { oid: number }, T>(rows: readonly Row[], make: (row: Row) => T): Map<number, T> =>
  new Map(rows.map((row) => [row.oid, make(row)]))

async function readRelations(client: pg.Client): Promise<Map<number, CatalogRelation>> {
  const { rows } = await client.query<{
    oid: number
    name: string
    columns: { number: number; name: string; type: number; notNull: boolean }[]
    checks: string[]
    hasRowTriggers: boolean
    query: string | null
  }>(`
    select c.oid::int, c.relname as name,
      (select coalesce(json_agg(json_build_object('number', a.attnum, 'name', a.attname, 'type', a.atttypid::bigint,
          'notNull', a.attnotnull)), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      array(select k.conbin::text from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.convalidated) as checks,
      exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and t.tgtype & 3 = 3) as "hasRowTriggers",
      (select r.ev_action::text from pg_rewrite r where r.ev_class = c.oid and r.ev_type = '1') as query
    from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'f')`)
  return oidMap(rows, (row) => ({
    name: row.name,
    columns: new Map(row.columns.map(({ number, ...column }) => [number, column])),
    checks: row.checks.map((text) => nodeOf(readNodeTree(text))).filter((node) => node !== undefined),
    hasRowTriggers: row.hasRowTriggers,
    query: row.query === null ? undefined : nodeOf(listOf(readNodeTree(row.query))[0]),
  }))
}

async function readFunctions(client: pg.Client): Promise<Map<number, CatalogFunction>> {
  const { rows } = await client.query<Omit<CatalogFunction, 'body'> & { oid: number; body: string | null }>(`
    select oid::int, proname as name, pronamespace = 'pg_catalog'::regnamespace as "isBuiltIn", proretset as "returnsSet",
      proisstrict as "isStrict", prosqlbody::text as body
    from pg_proc`)
  return oidMap(rows, ({ body, ...row }) => ({ ...row, body: body === null ? undefined : nodeOf(readNodeTree(body)) }))
}

async function readTypes(client: pg.Client): Promise<Map<number, CatalogType>> {
  const { rows } = await client.query<CatalogType & { oid: number }>(`
    select t.oid::int, t.typname as name, case when t.typcategory = 'A' then t.typelem::int else 0 end as element,
      t.typarray::int as array, (case when t.typtype = 'd' then t.typbasetype else t.oid end)::int as base,
      array(select e.enumlabel::text from pg_enum e where e.enumtypid = t.oid) as labels, t.typrelid::int as relation
    from pg_type t`)
  return oidMap(rows, (row) => row)
}
