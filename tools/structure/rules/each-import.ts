import type { Finding, Rule } from '../finding.ts'
import type { SourceFile, SourceImport } from '../read-project.ts'

export type Advice = { rule: string; wrong: string; instead: string; why: string }

/** A rule that judges one import at a time. */
export function eachImport(judge: (file: SourceFile, target: SourceImport) => Advice | undefined): Rule {
  return ({ files }) =>
    files.flatMap((file) =>
      file.imports.flatMap((entry): Finding[] => {
        const advice = judge(file, entry)
        return advice ? [{ ...advice, path: file.path, line: entry.line }] : []
      }),
    )
}
