import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Import, readImports } from './read-imports.ts'
import { resolveImport, type Target } from './resolve-import.ts'

export type SourceImport = Import & { target: Target }
export type SourceFile = { path: string; lines: number; text: string; imports: SourceImport[]; isTest: boolean }
export type Document = { path: string; text: string }
export type Project = { files: SourceFile[]; documents: Document[]; paths: string[] }

const ROOTS = ['apps', 'packages', 'tools', 'e2e', 'models', 'docs']
const ROOT_DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
const SKIPPED = new Set(['node_modules', 'build', 'dist', 'data', 'test-results', 'playwright-report'])
const CODE = /\.(?:ts|tsx|js|mjs|css|sql)$/

/** Every file of the project by its path from the root, and every source file with what it imports. */
export function readProject(root: string): Project {
  const paths = ROOTS.flatMap((folder) => listFiles(root, folder))
  const documents = [...paths.filter((file) => file.endsWith('.md')), ...ROOT_DOCUMENTS]
  return {
    paths,
    files: paths.filter((file) => CODE.test(file)).map((file) => readSource(root, file)),
    documents: documents.flatMap((file) => readDocument(root, file)),
  }
}

function listFiles(root: string, folder: string): string[] {
  let entries: import('node:fs').Dirent[]
  try {
    entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  } catch {
    return []
  }
  return entries
    .filter(({ name }) => !SKIPPED.has(name) && !name.startsWith('.'))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`
      return entry.isDirectory() ? listFiles(root, file) : [file]
    })
}

function readDocument(root: string, file: string): Document[] {
  try {
    return [{ path: file, text: readFileSync(path.join(root, file), 'utf8') }]
  } catch {
    return []
  }
}

function readSource(root: string, file: string): SourceFile {
  const text = readFileSync(path.join(root, file), 'utf8')
  const imports = /\.(?:css|sql)$/.test(file) ? [] : readImports(text)
  return {
    path: file,
    text,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports: imports.map((entry) => ({ ...entry, target: resolveImport(file, entry.specifier) })),
    isTest: isTestFile(file),
  }
}

/** Tests and what only tests load: builders and the folders named testing. */
const isTestFile = (file: string) =>
  /\.(?:test|spec)\.tsx?$/.test(file) || /(?:^|\/)(?:testing|e2e)\//.test(file) || file.endsWith('/builders.ts')
