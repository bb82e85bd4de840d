import type { Import } from './read-imports.ts'
import type { Project, SourceFile } from './read-project.ts'

/** A broken rule, told so that the reader knows what to do: what is wrong, where it belongs instead, and why. */
export type Finding = { rule: string; path: string; line?: number; wrong: string; instead: string; why: string }

export type Rule = (project: Project) => Finding[]

export const at = (file: SourceFile, entry: Import) => ({ path: file.path, line: entry.line })

export function printFinding({ rule, path, line, wrong, instead, why }: Finding): string {
  return `${path}${line ? `:${line}` : ''}  [${rule}]\n  ${wrong}\n  Instead: ${instead}\n  Why: ${why}\n`
}
