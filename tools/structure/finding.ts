import type { Project } from './read-project.ts'

/** A broken rule: what is wrong, what to do instead, and why. */
export type Finding = { rule: string; path: string; line?: number; wrong: string; instead: string; why: string }

export type Rule = (project: Project) => Finding[]

export function printFinding({ rule, path, line, wrong, instead, why }: Finding): string {
  return `${path}${line ? `:${line}` : ''}  [${rule}]\n  ${wrong}\n  Instead: ${instead}\n  Why: ${why}\n`
}
