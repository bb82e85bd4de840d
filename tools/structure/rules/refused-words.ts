import type { Finding, Rule } from '../finding.ts'
import { partsOf, readWords } from '../read-words.ts'
import { REFUSED_NAMES, REFUSED_PHRASES, REFUSED_WORDS, type RefusedWord } from '../refused-words.ts'

/** Names packages of others. */
const GENERATED = 'docs/dependencies.md'
/** Where the list itself is written down. */
const OWN = /^tools\/structure\//
const CODE = /\.(?:ts|tsx|js|mjs|sql)$/
const DOCUMENT = /\.md$/

const byWord = new Map(
  REFUSED_WORDS.flatMap((entry) => entry.words.map((word): [string, RefusedWord] => [word, entry])),
)

/** Names of files, identifiers, codes, columns, comments, tests and documents use the project's vocabulary. */
export const refusedWords: Rule = ({ files, documents }) => [
  ...files.filter(({ path }) => !OWN.test(path) && CODE.test(path)).flatMap(({ path, text }) => inCode(path, text)),
  ...documents
    .filter(({ path }) => DOCUMENT.test(path) && path !== GENERATED)
    .flatMap(({ path, text }) => inDocument(path, text)),
]

function inCode(path: string, text: string): Finding[] {
  const inPath = refusedParts(path.slice(0, path.lastIndexOf('.'))).map((word) => finding(path, undefined, path, word))
  // The SQL type is no name of ours.
  const words = readWords(text.replaceAll('double precision', 'float8'), path.endsWith('.sql')).flatMap(
    ({ kind, text: found, line }) =>
      (kind === 'name' ? refusedInName(found) : refusedInProse(found)).map((word) => finding(path, line, found, word)),
  )
  return [...inPath, ...words]
}

function inDocument(path: string, text: string): Finding[] {
  return text
    .split('\n')
    .flatMap((line, index) => refusedInProse(line).map((word) => finding(path, index + 1, line, word)))
}

const refusedParts = (name: string): string[] =>
  partsOf(name).filter((part) => byWord.has(part) && !byWord.get(part)?.allowed?.test(name))

const refusedInName = (name: string): string[] => (REFUSED_NAMES.includes(name) ? [name] : refusedParts(name))

/** Code quoted in prose is checked where it is declared. */
function refusedInProse(text: string): string[] {
  const prose = text.replace(/`[^`]*`|\]\([^)]*\)/g, '')
  const words = partsOf(prose.replace(/[_-]/g, ' ')).filter((part) => byWord.get(part)?.inProse)
  return [...words, ...REFUSED_PHRASES.flatMap((phrase) => phrase.exec(prose)?.[0] ?? [])]
}

const finding = (path: string, line: number | undefined, found: string, word: string): Finding => ({
  rule: 'refused-words',
  path,
  ...(line === undefined ? {} : { line }),
  wrong: `"${word}" in "${found.replace(/\s+/g, ' ').slice(0, 80)}".`,
  instead: byWord.get(word)?.instead ?? 'name what it is; in prose, write subject, verb and object.',
  why: 'one word for one thing, and the word of the field: a new reader guesses it.',
})
