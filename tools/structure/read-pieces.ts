/** A stretch of a source; all pieces together are the source. */
export type Piece = { readonly kind: 'code' | 'comment' | 'string' | 'template' | 'regex'; readonly text: string }

const TYPESCRIPT =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|(?<template>`(?:\\[\s\S]|[^`\\])*`)|(?<regex>\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/)/g
const SQL = /(?<comment>--[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>'(?:''|[^'])*'|"[^"\n]*")/g

/** What may stand before a `/` that begins a regular expression and not a division. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};\n>])\s*$|\b(?:return|case|typeof)\s*$/

/** Separates code from comments, strings, templates and regular expressions. */
export function readPieces(source: string, language: 'typescript' | 'sql' = 'typescript'): Piece[] {
  const token = new RegExp(language === 'sql' ? SQL : TYPESCRIPT)
  const pieces: Piece[] = []
  let end = 0
  let before = ''
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [text] = match
    const code = source.slice(end, match.index)
    const kind = kindOf(match.groups)
    if (kind === 'regex' && !BEFORE_REGEX.test(before + code)) {
      token.lastIndex = match.index + 1
      continue
    }
    if (code) pieces.push({ kind: 'code', text: code })
    pieces.push({ kind, text })
    end = match.index + text.length
    before = kind === 'comment' ? before + code : "''"
  }
  if (end < source.length) pieces.push({ kind: 'code', text: source.slice(end) })
  return pieces
}

function kindOf(groups: Record<string, string | undefined> = {}): Piece['kind'] {
  const kinds = ['comment', 'string', 'template', 'regex'] as const
  return kinds.find((kind) => groups[kind] !== undefined) ?? 'code'
}
