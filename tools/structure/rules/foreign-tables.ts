import type { Finding, Rule } from '../finding.ts'
import { MODULE_DIRECTIONS, moduleOf } from '../layout.ts'
import { readTemplates, usesIn } from '../read-statements.ts'
import { readTables, readViews } from '../read-tables.ts'
import { READS, READS_EVERYTHING, VIEW_READERS } from '../table-access.ts'

/** A table is written by its owner alone, and read by others in the written cases only. */
export const foreignTables: Rule = (project) => {
  const tables = readTables(project)
  const columnsOf = (name: string) => tables.get(name)?.columns
  const isListed = (module: string, table: string, columns: readonly string[]) => {
    const isAllowed = MODULE_DIRECTIONS[module]?.includes(tables.get(table)?.owner ?? '')
    const listed = READS[module]?.[table]
    return isAllowed && listed !== undefined && columns.every((column) => listed.includes(column))
  }
  const used = new Set<string>()
  const findings = project.files.flatMap(({ path, text, isTest }): Finding[] => {
    const module = moduleOf(path)
    if (!module || isTest || !path.endsWith('.ts')) return []
    return readTemplates(text).flatMap(({ text: statement, line }) =>
      usesIn(statement, line, columnsOf).flatMap(({ table, isWrite, columns }): Finding[] => {
        const owner = tables.get(table)?.owner ?? module
        if (owner === module) return []
        if (isWrite) return [foreignWrite(path, line, table, owner)]
        for (const column of columns) used.add(`${module} ${table} ${column}`)
        used.add(`${module} ${table}`)
        if (READS_EVERYTHING.includes(module) || isListed(module, table, columns)) return []
        return [foreignRead(path, line, { table, owner, columns })]
      }),
    )
  })
  return [...findings, ...staleReads(listedReads, used)]
}

/** A published view is read by the modules that the list names, and written by nobody. */
export const publishedViews: Rule = (project) => {
  const views = readViews(project)
  const columnsOf = (name: string) => (views.has(name) ? [] : undefined)
  const used = new Set<string>()
  const findings = project.files.flatMap(({ path, text, isTest }): Finding[] => {
    const module = moduleOf(path)
    if (!module || isTest || !path.endsWith('.ts')) return []
    return readTemplates(text).flatMap(({ text: statement, line }) =>
      usesIn(statement, line, columnsOf).flatMap(({ table: view, isWrite }): Finding[] => {
        const owner = views.get(view) ?? module
        if (isWrite) return [viewWrite(path, line, view, owner)]
        if (owner === module || READS_EVERYTHING.includes(module)) return []
        used.add(`${module} ${view}`)
        return VIEW_READERS[view]?.includes(module) ? [] : [unlistedView(path, line, { view, owner, module })]
      }),
    )
  })
  return [...findings, ...staleReads(listedViews, used)]
}

/** What is no longer read comes off the lists. */
const staleReads = (listed: readonly string[], used: ReadonlySet<string>): Finding[] =>
  (used.size === 0 ? [] : listed)
    .filter((entry) => !used.has(entry))
    .map((entry) => ({
      rule: 'foreign-tables',
      path: 'tools/structure/table-access.ts',
      wrong: `"${entry}" is listed and no longer read.`,
      instead: 'remove it from the list.',
      why: 'the lists say who depends on a table or view.',
    }))

const listedReads = Object.entries(READS).flatMap(([module, tables]) =>
  Object.entries(tables).flatMap(([table, columns]) => [
    `${module} ${table}`,
    ...columns.map((column) => `${module} ${table} ${column}`),
  ]),
)
const listedViews = Object.entries(VIEW_READERS).flatMap(([view, modules]) =>
  modules.map((module) => `${module} ${view}`),
)

const foreignWrite = (path: string, line: number, table: string, owner: string): Finding => ({
  rule: 'foreign-tables',
  path,
  line,
  wrong: `writes ${table}, which ${owner} owns.`,
  instead: `call what ${owner}/index.ts exports with the open transaction, or publish an event that ${owner} handles.`,
  why: 'invariants of a table are kept in one place.',
})

const foreignRead = (
  path: string,
  line: number,
  { table, owner, columns }: { table: string; owner: string; columns: readonly string[] },
): Finding => ({
  rule: 'foreign-tables',
  path,
  line,
  wrong: `reads ${table} (${columns.join(', ') || 'rows only'}), which ${owner} owns.`,
  instead: `call a query that ${owner}/index.ts exports, or read a view that ${owner} publishes in its migration.`,
  why: 'a column that others read cannot be changed by its owner.',
})

const viewWrite = (path: string, line: number, view: string, owner: string): Finding => ({
  rule: 'foreign-tables',
  path,
  line,
  wrong: `writes the view ${view} of ${owner}.`,
  instead: `${owner} writes its tables; others call what ${owner}/index.ts exports.`,
  why: 'PostgreSQL passes a write through a simple view to the table of its owner.',
})

const unlistedView = (
  path: string,
  line: number,
  { view, owner, module }: { view: string; owner: string; module: string },
): Finding => ({
  rule: 'foreign-tables',
  path,
  line,
  wrong: `reads the view ${view} of ${owner}, which does not list ${module}.`,
  instead: `add ${module} to "${view}" of VIEW_READERS in tools/structure/table-access.ts, if it may see those columns.`,
  why: 'whoever changes a view finds its readers in one place.',
})
