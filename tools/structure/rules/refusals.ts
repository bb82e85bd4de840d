import { defineEndpoint, type Endpoint } from '@washline/contract/endpoint'
import { done as part } from '@washline/contract/envelope'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { refusalsOf } from '@washline/contract/refusals-of'
import type { Finding, Rule } from '../finding.ts'
import { type RouteTrace, traceRefusals } from '../trace-refusals.ts'
import type { RefusalName } from '../walk-refusals.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const accesses = ['public', 'signed-in', 'customer', 'washer', 'operator', 'unproven-operator'] as const

/** A value of an endpoint's declaration that is one of a few names. */
const choice = <const T extends string>(text: string, property: string, choices: readonly T[]): T | undefined => {
  const written = new RegExp(`^ {2}${property}: '([^']*)'`, 'm').exec(text)?.[1]
  return choices.find((value) => value === written)
}

/** What an endpoint's declaration says of its shape; undefined where it is not written as an object in place. */
function shapeOf(text: string): Endpoint | undefined {
  const method = choice(text, 'method', methods)
  const access = choice(text, 'access', accesses)
  if (!method || !access) return undefined
  const has = (property: string) => new RegExp(`^ {2}${property}\\b`, 'm').test(text)
  return defineEndpoint({
    method,
    access,
    // Tokens are checked before a route is called: what they are refused for follows from no route.
    scope: 'public',
    path: '/api/',
    summary: '',
    ...(has('params') && { params: part }),
    ...(has('query') && { query: part }),
    ...(has('body') && { body: part }),
    ...(has('multipart') && { multipart: true }),
    ...(has('secret') && { secret: true }),
    answers: { 200: part },
  })
}

const byShape = (endpoint: Endpoint): Set<RefusalName> => {
  const applying = new Set(refusalsOf(endpoint).map(({ code }) => code))
  const names = Object.entries(platformRefusals).filter(([, { code }]) => applying.has(code))
  return new Set(names.map(([name]) => `platformRefusals.${name}`))
}

/** Every refusal that a route can throw is declared by its endpoint, or follows from the endpoint's shape. */
export const declaredRefusals: Rule = (project) => traceRefusals(project).flatMap(checkRoute)

function checkRoute({ path, line, endpoint, declared, thrown }: RouteTrace): Finding[] {
  const shape = endpoint && shapeOf(endpoint.text)
  if (!endpoint || !shape) return [untraceable(path, line)]
  const derived = byShape(shape)
  const isDeclared = (name: RefusalName) =>
    declared.has(name) || derived.has(name) || declared.has(name.replace(/\.\w+$/, '.*'))
  const undeclared = [...thrown].filter((name) => !isDeclared(name)).sort()
  if (undeclared.length === 0) return []
  return [
    {
      rule: 'undeclared-refusal',
      path,
      line,
      wrong: `the route of ${endpoint.name} can throw ${undeclared.join(', ')}, which the endpoint does not declare.`,
      instead: `add to \`refusals\` of ${endpoint.name} in ${endpoint.path}, or do not throw it on this way.`,
      why: 'clients switch over the declared refusals; the server answers 500 to any other.',
    },
  ]
}

const untraceable = (path: string, line: number): Finding => ({
  rule: 'undeclared-refusal',
  path,
  line,
  wrong: 'the endpoint of this route cannot be read.',
  instead: 'bind `http.route(endpoint, …)` with an exported `defineEndpoint({ … })` of the contract.',
  why: 'a route that the check cannot follow could answer anything.',
})

const isCatalogue = (path: string) => /^packages\/contract\/src\/(?:.*\/)?refusals\.ts$/.test(path)
const DEFINED = /^ {4}code: '([^']+)',$/gm
const inApps = /^apps\/(?:api\/src|web\/app|simulator\/src)\//
const home = 'apps/api/src/platform/http/refusal.ts'

/** A code is written once, in the contract; elsewhere it is reached by its definition. */
export const refusalCodes: Rule = ({ files }) => {
  const catalogues = files.filter(({ path }) => isCatalogue(path))
  const codes = new Map<string, string>()
  const twice: Finding[] = []
  for (const { path, text } of catalogues)
    for (const [, code = ''] of text.matchAll(DEFINED)) {
      const before = codes.get(code)
      if (before === undefined) codes.set(code, path)
      else
        twice.push({
          rule: 'one-code-one-meaning',
          path,
          wrong: `the code ${code} is defined in ${before} already.`,
          instead: 'throw that definition where the meaning is the same, or take another code.',
          why: 'a client that knows the code has to know what it means.',
        })
    }
  const raw = files
    .filter(({ path, isTest }) => inApps.test(path) && !isTest && path !== home)
    .flatMap(({ path, text }) => rawCodes(path, text, codes))
  return [...twice, ...raw]
}

const ENTRY = /^ {2}(\w+): \{\n {4}code: '[^']+',$/gm

/** A refusal that the server does not throw says nothing to a client. */
export const thrownRefusals: Rule = ({ files }) => {
  const server = files
    .filter(({ path, isTest }) => path.startsWith('apps/api/src/') && !isTest)
    .map(({ text }) => text)
    .join('\n')
  return files
    .filter(({ path }) => isCatalogue(path))
    .flatMap(({ path, text }) =>
      text
        .split(/^export const /m)
        .slice(1)
        .map((part) => ({ path, part })),
    )
    .flatMap(({ path, part }) => {
      const catalogue = /^\w+/.exec(part)?.[0] ?? ''
      const isUsed = (name: string) => new RegExp(`\\b${catalogue}(?:\\.${name}\\b|\\[)`).test(server)
      const isTaken = (name: string) => new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} = ${catalogue}\\b`).test(server)
      const names = [...part.matchAll(ENTRY)].map(([, name = '']) => name)
      return names
        .filter((name) => !isUsed(name) && !isTaken(name))
        .map((name) => unthrown(path, `${catalogue}.${name}`))
    })
}

const unthrown = (path: string, name: string): Finding => ({
  rule: 'unthrown-refusal',
  path,
  wrong: `no code of the server throws ${name}.`,
  instead: 'remove it, with the `refusals` that list it.',
  why: 'clients prepare for every declared refusal.',
})

const COMPARED = /(?:\bcode [!=]== |\bcase )'(\w+)'/g
const CONSTRUCTED = /\bnew Refusal\(/g

/** A comparison with a code, or a case of a switch over one: other unions have states of the same name. */
function isOfCode(text: string, index: number): boolean {
  if (text.startsWith('code', index)) return true
  const from = text.lastIndexOf('switch (', index)
  return /\bcode\b/.test(text.slice(from, text.indexOf('\n', from)))
}

/** Reasons within the server may be called like a code; a client has no other use for one. */
function rawCodes(path: string, text: string, codes: ReadonlyMap<string, string>): Finding[] {
  const raw = path.startsWith('apps/api/')
    ? [...text.matchAll(CONSTRUCTED)]
    : [...text.matchAll(COMPARED)].filter(({ 1: code = '', index }) => codes.has(code) && isOfCode(text, index))
  return raw.map((match) => ({
    rule: 'raw-refusal',
    path,
    line: text.slice(0, match.index).split('\n').length,
    wrong: `a refusal is written by hand: ${match[0]}.`,
    instead:
      'throw `refuse(definition, …)`; on the client switch over `problemOf(endpoint, error)` by `definition.code`.',
    why: 'a code that is written by hand is checked by nobody.',
  }))
}
