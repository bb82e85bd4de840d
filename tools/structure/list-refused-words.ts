import path from 'node:path'
import { readProject } from './read-project.ts'
import { refusedWords } from './rules/refused-words.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const prefixes = process.argv.slice(2)
const findings = refusedWords(readProject(root)).filter(
  ({ path: file }) => prefixes.length === 0 || prefixes.some((prefix) => file.startsWith(prefix)),
)
for (const { path: file, line, wrong } of findings) console.log(`${file}:${line ?? 0} ${wrong}`)
console.log(`${findings.length} refused words`)
