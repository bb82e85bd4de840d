import type { Project } from './read-project.ts'

export type Table = { readonly name: string; readonly owner: string; readonly columns: readonly string[] }

const MIGRATION = /^apps\/api\/src\/migrations\/\d{4}-([a-z]+)[a-z-]*\.sql$/
const VIEW = /create view ([\w.]+) as\b/g
const TABLE = /create table (?:if not exists )?([\w.]+) \(\n([\s\S]*?)\n\)/g
const COLUMN = /^ {2}([a-z_][a-z0-9_]*) (?!key\b)[a-z]/gm
const NOT_COLUMNS = new Set(['constraint', 'primary', 'unique', 'check', 'foreign', 'exclude', 'like'])

/** The tables of the migrations. The module that a migration file is named after owns its tables and alone writes them. */
export function readTables({ files }: Project): Map<string, Table> {
  const tables = new Map<string, Table>()
  for (const { path, text } of files) {
    const owner = MIGRATION.exec(path)?.[1]
    if (!owner) continue
    for (const [, name = '', body = ''] of text.matchAll(TABLE)) {
      const columns = [...body.matchAll(COLUMN)].map(([, column = '']) => column)
      tables.set(name, { name, owner, columns: columns.filter((column) => !NOT_COLUMNS.has(column)) })
    }
  }
  return tables
}

/** The views of the migrations by name, with the module that publishes each. */
export function readViews({ files }: Project): Map<string, string> {
  return new Map(
    files.flatMap(({ path, text }) => {
      const owner = MIGRATION.exec(path)?.[1]
      return owner === undefined ? [] : [...text.matchAll(VIEW)].map(([, name = '']): [string, string] => [name, owner])
    }),
  )
}
