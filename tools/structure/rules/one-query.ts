import type { Finding, Rule } from '../finding.ts'
import { queryOwnerOf } from '../layout.ts'
import type { SourceFile } from '../read-project.ts'

/** The leading strings of a key: of the array after `queryKey`, after the name of a key, or in a call on the cache. */
const KEY =
  /(?:queryKey:|\w*Key\b[^=\n]*=(?:\s*\([^)]*\)\s*=>)?|\b(?:set|get)QueryData(?:<[^>]*>)?\()\s*\[\s*('[^']+'(?:,\s*'[^']+')*)/g
const CALL = /\bcallApi(?:<[^>]*>)?\(\s*([A-Za-z]\w*)/g
const CONTRACT_IMPORT = /import \{([^}]*)\} from '(@washline\/contract\/[^']+)'/g

type Declaration = { name: string; what: string; path: string; line: number; owner: string }

/** A query key is declared, and an endpoint called, by one part of the web app: what two features need is in the domain. */
export const oneQuery: Rule = ({ files }) => {
  const sources = files.filter(({ path, isTest }) => !isTest && queryOwnerOf(path) !== undefined)
  const calling = sources.filter(({ path }) => !queryOwnerOf(path)?.startsWith('platform/'))
  return [...repeated(sources.flatMap(keysOf)), ...repeated(calling.flatMap(callsOf))].map(finding)
}

const keysOf = (file: SourceFile): Declaration[] =>
  matches(file, KEY).map((found) => ({ ...found, what: `the query key [${found.name}]` }))

function callsOf(file: SourceFile): Declaration[] {
  const homes = new Map(
    [...file.text.matchAll(CONTRACT_IMPORT)].flatMap(([, names = '', home = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), home]),
    ),
  )
  return matches(file, CALL).flatMap((found) => {
    const home = homes.get(found.name)
    return home ? [{ ...found, name: `${home} ${found.name}`, what: `the call of ${found.name}` }] : []
  })
}

const matches = ({ path, text }: SourceFile, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 1: name = '', index }) => ({
    name,
    path,
    line: text.slice(0, index).split('\n').length,
    owner: queryOwnerOf(path) ?? '',
  }))

/** Those whose name is declared before by another owner. */
function repeated(declarations: readonly Declaration[]): Declaration[] {
  const owners = new Map<string, string>()
  return declarations.filter(({ name, owner }) => {
    if (!owners.has(name)) owners.set(name, owner)
    return owners.get(name) !== owner
  })
}

const finding = ({ path, line, what }: Declaration): Finding => ({
  rule: 'one-query',
  path,
  line,
  wrong: `another part of the web app has ${what} as well.`,
  instead: 'declare it once in domain/<noun>/ (key, options, call) and import it from there.',
  why: 'two declarations of one resource drift apart, and invalidating one of them leaves the other stale.',
})
