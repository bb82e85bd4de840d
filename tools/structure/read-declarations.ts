import { withoutTexts } from './read-imports.ts'

/** One statement of a file's top level, or of a function's body. */
export interface Declaration {
  /** What it declares; none for an expression. */
  readonly names: readonly string[]
  /** As written. */
  readonly text: string
  /** The same without comments and without the contents of strings. */
  readonly code: string
  readonly line: number
}

/** The top-level statements of a formatted source: each begins in the first column, what continues one does not. */
export const readDeclarations = (source: string): Declaration[] => statementsAt(0, source, withoutTexts(source), 1)

/** The statements of a top-level function's body, which are indented by one step. */
export const readBody = ({ text, code, line }: Declaration): Declaration[] => statementsAt(2, text, code, line)

function statementsAt(indent: number, text: string, code: string, firstLine: number): Declaration[] {
  const starts = [...code.matchAll(new RegExp(`^ {${indent}}(?=[\\w/@.])`, 'gm'))].map(({ index }) => index)
  return starts.map((start, position) => {
    const end = starts[position + 1] ?? code.length
    return {
      names: namesOf(code.slice(start, end).trimStart()),
      text: text.slice(start, end),
      code: code.slice(start, end),
      line: firstLine + code.slice(0, start).split('\n').length - 1,
    }
  })
}

const SINGLE = /^(?:export )?(?:default )?(?:async )?(?:const|let|function\*?|class) (\w+)/
const SEVERAL = /^(?:export )?(?:const|let) [{[]([^}\]]*)[}\]] = /

function namesOf(statement: string): string[] {
  const several = SEVERAL.exec(statement)?.[1]
  if (several !== undefined) return [...several.matchAll(/(\w+)(?=\s*(?:,|$| =))/g)].map(([name]) => name)
  const name = SINGLE.exec(statement)?.[1]
  return name === undefined ? [] : [name]
}

/** A name that a file takes from another one, or passes on; `*` stands for all of its names. */
export interface Binding {
  readonly local: string
  readonly imported: string
  readonly specifier: string
  readonly isPassedOn: boolean
}

const FROM = /^(import|export) (?!type )([\s\S]*?) from '([^']+)'/

/** The values, not the types, that an import or export statement names. */
export function readBindings({ text }: Declaration): Binding[] {
  const [, keyword, clause = '', specifier = ''] = FROM.exec(text) ?? []
  if (keyword === undefined) return []
  const isPassedOn = keyword === 'export'
  const all = /^\*(?: as (\w+))?$/.exec(clause.trim())
  if (all) return [{ local: all[1] ?? '*', imported: '*', specifier, isPassedOn }]
  const listed = /\{([\s\S]*)\}/.exec(clause)?.[1] ?? ''
  return listed.split(',').flatMap((part) => {
    const [, imported, local = imported] = /^\s*(\w+)(?: as (\w+))?\s*$/.exec(part) ?? []
    return imported === undefined || local === undefined ? [] : [{ local, imported, specifier, isPassedOn }]
  })
}
