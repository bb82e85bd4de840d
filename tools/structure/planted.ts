import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkStructure, type Expected, type Report } from './check-structure.ts'
import type { Finding } from './finding.ts'

/** The report on a tree that has these files alone. */
export function reportOf(files: Record<string, string>, expected: Expected = {}): Report {
  const root = mkdtempSync(path.join(tmpdir(), 'washline-structure-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
      writeFileSync(path.join(root, name), text)
    }
    return checkStructure(root, expected)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

export const findingsOf = (files: Record<string, string>): Finding[] => reportOf(files).findings
