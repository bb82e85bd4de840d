import { type Piece, readPieces } from './read-pieces.ts'

/** A name, comment or test name of a source file, with its line. */
export type Word = { readonly kind: 'name' | 'prose'; readonly text: string; readonly line: number }

const QUOTED = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g
const NAME = /[A-Za-z_$][\w$]*/g
const TEST_CALL = /\b(?:it|test|describe)(?:\.(?:each|only|for)\b[\s\S]*?\))?\($/

/**
 * Names (identifiers, and the words of templates and SQL) and prose (comments, names of tests) of a source. Other
 * strings are texts and values of the product and are not read, except codes like `offer_ended`.
 */
export function readWords(source: string, isSql: boolean): Word[] {
  const words: Word[] = []
  let line = 1
  let before = ''
  for (const piece of readPieces(source, isSql ? 'sql' : 'typescript')) {
    words.push(...wordsOf(piece, before, line))
    line += lineBreaks(piece.text)
    before = (before + piece.text).slice(-200)
  }
  return words
}

function wordsOf({ kind, text }: Piece, before: string, line: number): Word[] {
  switch (kind) {
    case 'comment':
      return [{ kind: 'prose', text, line }]
    case 'template':
      return namesIn(text, /\bsql$/.test(before), line)
    case 'string':
      return wordsOfString(text.slice(1, -1), before, line)
    case 'code':
      return namesInCode(text, before, line)
    case 'regex':
      return []
  }
}

function wordsOfString(text: string, before: string, line: number): Word[] {
  if (TEST_CALL.test(before)) return [{ kind: 'prose', text, line }]
  const isCode = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/.test(text) && /[._-]/.test(text)
  return isCode ? [{ kind: 'name', text, line }] : []
}

/** The name of an HTML element in JSX is no name of this project. */
const namesInCode = (code: string, before: string, line: number): Word[] =>
  [...code.matchAll(NAME)].flatMap(({ 0: text, index }): Word[] => {
    const isElement = /<\/?$/.test(before.slice(-2) + code.slice(0, index)) && /^[a-z]/.test(text)
    return isElement ? [] : [{ kind: 'name', text, line: line + lineBreaks(code.slice(0, index)) }]
  })

/** A template is read for names where it is SQL; of a text only what is filled in counts. */
function namesIn(template: string, isStatement: boolean, line: number): Word[] {
  const parts = isStatement
    ? [template]
    : [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, code = '']) => code.replace(QUOTED, ''))
  return parts.flatMap((part) => [...part.matchAll(NAME)].map(([text]) => ({ kind: 'name' as const, text, line })))
}

const lineBreaks = (text: string): number => text.split('\n').length - 1

/** `gatewaySyncedAt`, `gateway_synced_at` and `sync-gateway` as lower-case parts. */
export const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
