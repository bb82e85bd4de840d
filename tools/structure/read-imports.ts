import { type Piece, readPieces } from './read-pieces.ts'

export type Import = { specifier: string; line: number; isType: boolean }

/** `import … from`, `export … from`, `import type`, bare and dynamic imports, and `import()` in types. */
const IMPORT = /\b(?:import|export)\b[^;"'()=]*?\bfrom\s*"(\d+)"|\bimport\s*"(\d+)"|\bimport\s*\(\s*"(\d+)"/g

/** `import type …`, `export type …`, and lists in braces of which every name is a type. */
const ONLY_TYPES = /^(?:import|export)\s+(?:type\b|\{\s*type\b[^,}]*(?:,\s*type\b[^,}]*)*,?\s*\})/

/** The specifiers a TypeScript source imports. Text inside comments, strings and templates is never taken for an import. */
export function readImports(source: string): Import[] {
  const texts: string[] = []
  const code = readPieces(source)
    .map((piece) => withNumber(piece, texts))
    .join('')
  return [...code.matchAll(IMPORT)].map((match) => ({
    specifier: texts[Number(match[1] ?? match[2] ?? match[3])] ?? '',
    line: lineAt(code, match.index + match[0].length),
    isType: ONLY_TYPES.test(match[0]),
  }))
}

/** Strings become their number in `texts`; everything else keeps only its line ends, so that line numbers stay right. */
function withNumber({ kind, text }: Piece, texts: string[]): string {
  if (kind === 'code') return text
  const isString = kind === 'string' || (kind === 'template' && !text.includes('\n') && !text.includes('${'))
  return isString ? `"${texts.push(text.slice(1, -1)) - 1}"` : blank(text)
}

/** The source as long as it is, with nothing left of comments, and of strings only their quotes. */
export const withoutTexts = (source: string): string =>
  readPieces(source)
    .map(({ kind, text }) => {
      if (kind === 'code') return text
      return kind === 'string' ? `'${blank(text.slice(1, -1))}'` : blank(text)
    })
    .join('')

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

const lineAt = (code: string, index: number) => code.slice(0, index).split('\n').length
