import { spellings } from '../../texts/spelling.ts'
import type { Finding, Rule } from '../finding.ts'
import { readPieces } from '../read-pieces.ts'

/** Names packages of others. */
const GENERATED = 'docs/dependencies.md'
const CONTRACT = /^packages\/contract\/src\/(?!.*\.test\.ts$).*\.ts$/
/** Code, addresses and what is filled in. */
const NOT_READ = /`[^`]*`|\]\([^)]*\)|https?:\/\/\S+|\bnpm run [\w:]+|\{\w+/g
const SENTENCE = /^.\p{Lu}.* /su

/** Documents, and the sentences of the contract that the documents of the API show, are in one spelling, as the product's texts. */
export const oneSpelling: Rule = ({ files, documents }) => [
  ...documents
    .filter(({ path }) => path.endsWith('.md') && path !== GENERATED)
    .flatMap(({ path, text }) => text.split('\n').flatMap((line, index) => misspelled(path, line, index + 1))),
  ...files.filter(({ path }) => CONTRACT.test(path)).flatMap(({ path, text }) => inContract(path, text)),
]

function inContract(path: string, source: string): Finding[] {
  let line = 1
  return readPieces(source).flatMap(({ kind, text }) => {
    const found = kind === 'string' && SENTENCE.test(text) ? misspelled(path, text, line) : []
    line += text.split('\n').length - 1
    return found
  })
}

const misspelled = (path: string, text: string, line: number): Finding[] =>
  spellings.flatMap(({ british, american }) => {
    const found = british.exec(text.replace(NOT_READ, ''))?.[0]
    if (found === undefined) return []
    const wrong = `"${found}" in "${text.trim().slice(0, 80)}".`
    return [{ rule: 'one-spelling', path, line, wrong, instead: american, why: 'people read one spelling everywhere.' }]
  })
