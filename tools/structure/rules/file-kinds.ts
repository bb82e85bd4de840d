import type { Finding, Rule } from '../finding.ts'
import { apiArea, inModule, isContract, moduleOf } from '../layout.ts'
import { type Advice, eachImport } from './each-import.ts'

const RULE_FILE = /^(?:rules\.ts|rules\/.+)$/

/** Rules compute: they see the contract and other rules of their module, nothing that waits, reads or writes. */
export const pureRules = eachImport((file, { specifier, target, isType }) => {
  const module = moduleOf(file.path)
  if (!module || file.isTest || !RULE_FILE.test(inModule(file.path, module))) return undefined
  if (target.kind === 'file' && (isContract(target.path) || (isType && apiArea(target.path) === 'events')))
    return undefined
  if (target.kind === 'package' && isPure(target.name, file.text)) return undefined
  if (target.kind === 'file' && moduleOf(target.path) === module && RULE_FILE.test(inModule(target.path, module)))
    return undefined
  return {
    rule: 'pure-rules',
    wrong: `a rule imports "${specifier}".`,
    instead: 'pass what it decides on as an argument, and let the use case fetch it and carry the decision out.',
    why: 'a rule without surroundings is tested with a table of cases, in microseconds.',
  }
})

/** zod is what the contract is written in, and a hash depends on its input alone; the rest of crypto is randomness. */
const isPure = (name: string, text: string) =>
  name === 'zod' || (name === 'node:crypto' && /^import \{ createHash \} from 'node:crypto'$/m.test(text))

const ROUTES_FILE = /^routes(?:\.ts|\/.+)$/
const STORE_FILE = /^store(?:\.ts|\/.+)$/

/** Routes translate HTTP; what they call is a use case or a query. */
export const thinRoutes = eachImport((file, { specifier, target }) => {
  const module = moduleOf(file.path)
  if (!module || !ROUTES_FILE.test(inModule(file.path, module)) || target.kind === 'package') return undefined
  const other = moduleOf(target.path)
  if (!other || !STORE_FILE.test(inModule(target.path, other))) return undefined
  return {
    rule: 'thin-routes',
    wrong: `a route imports a store ("${specifier}").`,
    instead: 'call a use case (use-cases/<verb-noun>.ts) to change something, a query (queries.ts) to show it.',
    why: 'a use case authorizes, locks and records what happened; a route that writes by itself does none of it.',
  }
})

const OPENS_TRANSACTION = /\.transaction\s*[(<]/
const MAY_OPEN = /^use-cases\//
/** What stands in for an outside service keeps its own books, as that service would. */
const OUTSIDE = ['apps/api/src/payments/sandbox/']

/** Only a use case opens a transaction. */
export const transactionsInUseCases: Rule = ({ files }) =>
  files.flatMap(({ path, text, isTest }): Finding[] => {
    const module = moduleOf(path)
    if (!module || isTest || apiArea(path) === undefined || MAY_OPEN.test(inModule(path, module))) return []
    if (OUTSIDE.some((folder) => path.startsWith(folder))) return []
    const line = text.split('\n').findIndex((each) => OPENS_TRANSACTION.test(each)) + 1
    return line === 0 ? [] : [{ ...transactionOutside, path, line }]
  })

const transactionOutside: Advice = {
  rule: 'transactions-in-use-cases',
  wrong: 'a transaction is opened outside a use case.',
  instead: 'make it a use case (use-cases/<verb-noun>.ts), and let store functions take `tx` as their first argument.',
  why: 'one place per change decides what happens together; nested transactions hide what is committed when.',
}
