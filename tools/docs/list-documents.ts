import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Documents } from './broken-links.ts'

const skipped = new Set(['node_modules', 'build', 'dist', 'data', 'test-results', 'playwright-report'])

/** Every Markdown file of the project, those of `.github` too. */
export function listDocuments(root: string): Documents {
  const files = globSync(['**/*.md', '.github/**/*.md'], {
    cwd: root,
    exclude: (name) => skipped.has(path.basename(name)),
  })
  return {
    texts: new Map(files.toSorted().map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
    exists: (file) => existsSync(path.join(root, file)),
  }
}
