import type ts from '@typescript/typescript6'
import type pg from 'pg'
import { compareAlternatives, fieldsOf } from './compare-alternatives.ts'
import { type Comparison, compareFields } from './compare-type.ts'
import { type Description, describeStatement } from './database/describe-statement.ts'
import type { Arrival } from './database/driver-types.ts'
import type { Catalog } from './database/read-catalog.ts'
import { inferColumns } from './inference/infer.ts'
import type { Expansion } from './source/expansion.ts'
import { readStatements, type SourceStatement } from './source/read-statements.ts'
import type { Place, SourceProgram } from './source/source-program.ts'
import { valueOfParameter } from './source/value-of-parameter.ts'

export interface StatementsChecked {
  /** Calls that run a statement. */
  readonly seen: number
  /** Texts that PostgreSQL prepared: a call may have several. */
  readonly prepared: number
  /** Calls whose rows were compared with a declared type. */
  readonly compared: number
  readonly refused: number
  readonly findings: readonly StatementFinding[]
  /** Places where stored JSON is declared as a type that nothing here can prove. */
  readonly trusted: readonly StatementFinding[]
}

export interface StatementFinding extends Place {
  readonly message: string
}

export interface CheckedDatabase {
  readonly client: pg.Client
  readonly catalog: Catalog
  readonly arrivals: ReadonlyMap<string, Arrival>
}

/** Prepares every statement of a program and compares what it gives with what its call declares. */
export async function checkStatements(program: SourceProgram, database: CheckedDatabase): Promise<StatementsChecked> {
  const { statements, unreached } = readStatements(program)
  const findings = new Findings()
  const trusted = new Findings()
  for (const place of unreached) findings.add(place, 'this template is run by no call that can be followed')
  const described = new Map<string, Promise<Description>>()
  let prepared = 0
  for (const statement of statements) {
    const { place, refused, expansions } = statement
    if (refused !== undefined) findings.add(place, `the statement can't be followed: ${refused}`)
    for (const expansion of expansions) {
      const { text, values } = textOf(expansion)
      const description = described.get(text) ?? describeStatement(database.client, text)
      described.set(text, description)
      try {
        const found = compareRow(program, database, statement, await description, values, trusted)
        for (const message of found) findings.add(place, message)
        prepared += 1
      } catch (error) {
        findings.add(place, `${error instanceof Error ? error.message : String(error)}: ${oneLine(text)}`)
      }
    }
  }
  return {
    seen: statements.length,
    prepared,
    compared: statements.filter(({ row }) => row !== undefined).length,
    refused: statements.filter(({ refused }) => refused !== undefined).length,
    findings: findings.list,
    trusted: trusted.list,
  }
}

/** Each finding once, though several texts of a statement may show it. */
class Findings {
  readonly #byText = new Map<string, StatementFinding>()
  add(place: Place, message: string): void {
    this.#byText.set(`${place.file}:${place.line} ${message}`, { ...place, message })
  }
  get list(): StatementFinding[] {
    return [...this.#byText.values()]
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 160)

function textOf({ parts }: Expansion): { text: string; values: ts.Expression[] } {
  const values: ts.Expression[] = []
  const text = parts.map((part) => (typeof part === 'string' ? part : `$${values.push(part)}`)).join('')
  return { text, values }
}

function compareRow(
  { checker }: SourceProgram,
  { catalog, arrivals }: CheckedDatabase,
  { row, place }: SourceStatement,
  { parameters, query }: Description,
  values: readonly ts.Expression[],
  trusted: Findings,
): string[] {
  if (!row) return []
  if (!query) return ['the statement gives no rows']
  const given = parameters.map((type, index) => valueOfParameter(checker, catalog, type, values[index]))
  const columns = inferColumns(catalog, query, given)
  const names = columns.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const comparison: Comparison = { checker, catalog, arrivals, trusts: (path) => trusted.add(place, path) }
  const infer = (present?: string) => inferColumns(catalog, query, given, present)
  const findings = row.isUnion()
    ? compareAlternatives(comparison, row.types, infer)
    : compareFields(comparison, [row], fieldsOf(columns), '', 'column')
  return [...twice.map((name) => `${name} is given twice`), ...findings]
}
