export type Import = { specifier: string; line: number; isType: boolean }

/** What may stand before a `/` that begins a regular expression and not a division. */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};\n>])\s*$|\b(?:return|case|typeof)\s*$/
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//g

/** `import … from`, `export … from`, `import type`, bare and dynamic imports, and `import()` in types. */
const IMPORT = /\b(?:import|export)\b[^;"'()=]*?\bfrom\s*"(\d+)"|\bimport\s*"(\d+)"|\bimport\s*\(\s*"(\d+)"/g

/** `import type …`, `export type …`, and lists in braces of which every name is a type. */
const ONLY_TYPES = /^(?:import|export)\s+(?:type\b|\{\s*type\b[^,}]*(?:,\s*type\b[^,}]*)*,?\s*\})/

/** The specifiers a TypeScript source imports. Text inside comments, strings and templates is never taken for an import. */
export function readImports(source: string): Import[] {
  const texts: string[] = []
  let end = 0
  let code = ''
  for (const match of source.matchAll(TOKEN)) {
    const token = match[0]
    code += source.slice(end, match.index)
    end = match.index + token.length
    code += replacement(token, code, texts)
  }
  code += source.slice(end)
  return [...code.matchAll(IMPORT)].map((match) => ({
    specifier: texts[Number(match[1] ?? match[2] ?? match[3])] ?? '',
    line: lineAt(code, match.index + match[0].length),
    isType: ONLY_TYPES.test(match[0]),
  }))
}

/** Strings become their number in `texts`; everything else keeps only its line ends, so that line numbers stay right. */
function replacement(token: string, before: string, texts: string[]): string {
  const quote = token[0]
  if (quote === "'" || quote === '"') return `"${texts.push(token.slice(1, -1)) - 1}"`
  if (quote === '`' && !token.includes('\n') && !token.includes('${')) return `"${texts.push(token.slice(1, -1)) - 1}"`
  if (quote === '/' && token[1] !== '/' && token[1] !== '*' && !BEFORE_REGEX.test(before)) return token
  return token.replace(/[^\n]/g, ' ')
}

const lineAt = (code: string, index: number) => code.slice(0, index).split('\n').length
