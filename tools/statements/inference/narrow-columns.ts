import { bareExpression, constantText, constantTexts } from '../database/read-constant.ts'
import { listOf, nodeOf, nodesOf, numberOf, numbersOf, type PgNode } from '../database/read-node-tree.ts'
import {
  addNarrowing,
  columnKey,
  commonNarrowing,
  joinKey,
  type Narrowing,
  noNarrowing,
  rangeEntry,
  rowKey,
  type Scope,
  scopeOf,
} from './scope.ts'

const FULL_JOIN = '2'

/** What follows for columns when a condition is true, or false; `after` when all joins are done. */
export function narrowByCondition(node: PgNode, truth: boolean, scope: Scope, after: boolean): Narrowing {
  const proof = { scope, after }
  switch (node.tag) {
    case 'BOOLEXPR': {
      const args = nodesOf(node.args)
      const [first] = args
      if (node.boolop === 'not') return first ? narrowByCondition(first, !truth, scope, after) : noNarrowing
      const each = args.map((arg) => narrowByCondition(arg, truth, scope, after))
      return (node.boolop === 'and') === truth ? each.reduce(addNarrowing, noNarrowing) : each.reduce(commonNarrowing)
    }
    case 'NULLTEST':
      return (node.nulltesttype === '1') === truth ? present(nodeOf(node.arg), proof) : noNarrowing
    case 'OPEXPR':
      return addNarrowing(present(node, proof), truth ? equalTexts(node, proof) : noNarrowing)
    case 'SCALARARRAYOPEXPR':
      return truth && node.useOr === 'true'
        ? addNarrowing(present(nodesOf(node.args)[0], proof), equalTexts(node, proof))
        : noNarrowing
    case 'SUBLINK':
      return truth && node.subLinkType === '2' ? present(nodeOf(node.testexpr), proof) : noNarrowing
    default:
      return present(node, proof)
  }
}

interface Proof {
  readonly scope: Scope
  readonly after: boolean
}

/** The columns that can't be null when the expression isn't. */
function present(node: PgNode | undefined, proof: Proof): Narrowing {
  if (!node) return noNarrowing
  const { functions } = proof.scope.inference.catalog
  const all = (args: readonly (PgNode | undefined)[]) =>
    args.map((arg) => present(arg, proof)).reduce(addNarrowing, noNarrowing)
  switch (node.tag) {
    case 'VAR': {
      const meant = aliasedExpression(node, proof.scope)
      return meant ? present(meant, proof) : { nonNull: columnNarrowing(node, proof), texts: new Map() }
    }
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
      return present(nodeOf(node.arg), proof)
    case 'OPEXPR':
      return functions.get(numberOf(node.opfuncid))?.isStrict ? all(nodesOf(node.args)) : noNarrowing
    case 'FUNCEXPR':
      return functions.get(numberOf(node.funcid))?.isStrict ? all(nodesOf(node.args)) : noNarrowing
    default:
      return noNarrowing
  }
}

/** What a column of a join or of the groups stands for, in the same query. */
function aliasedExpression(node: PgNode, scope: Scope): PgNode | undefined {
  if (node.varlevelsup !== '0') return undefined
  const entry = rangeEntry(scope, numberOf(node.varno))
  const list = listOf(entry.rtekind === '2' ? entry.joinaliasvars : entry.groupexprs)
  return nodeOf(list[numberOf(node.varattno) - 1])
}

function columnNarrowing(node: PgNode, { scope, after }: Proof): Set<string> {
  const owner = scopeOf(node, scope)
  const nonNull = new Set([columnKey(owner, node)])
  if (after) nonNull.add(rowKey(owner, node))
  for (const join of numbersOf(node.varnullingrels))
    if (rangeEntry(owner, join).jointype !== FULL_JOIN) nonNull.add(joinKey(owner, join))
  return nonNull
}

/** `column = 'a'` and `column in ('a', 'b')`. */
function equalTexts(node: PgNode, { scope }: Proof): Narrowing {
  const { functions } = scope.inference.catalog
  if (functions.get(numberOf(node.opfuncid))?.name !== 'texteq') return noNarrowing
  const [left, right] = nodesOf(node.args).map(bareExpression)
  if (left?.tag !== 'VAR' || !right) return noNarrowing
  const text = constantText(right)
  const texts = text === undefined ? (constantTexts(right) ?? parameterTexts(right, scope)) : new Set([text])
  return texts ? { nonNull: new Set(), texts: new Map([[columnKey(scopeOf(left, scope), left), texts]]) } : noNarrowing
}

function parameterTexts(node: PgNode, scope: Scope): ReadonlySet<string> | undefined {
  if (node.tag !== 'PARAM' || node.paramkind !== '0') return undefined
  const parameter = scope.inference.parameters[numberOf(node.paramid) - 1]
  return parameter?.element ? parameter.element.texts : parameter?.texts
}

/** The texts that a condition on one column alone admits, where it is not null. */
export function admittedTexts(
  node: PgNode,
  column: number,
  isEqual: (node: PgNode) => boolean,
): Set<string> | undefined {
  const isColumn = (arg: PgNode | undefined) => arg?.tag === 'VAR' && numberOf(arg.varattno) === column
  switch (node.tag) {
    case 'BOOLEXPR': {
      const each = nodesOf(node.args).map((arg) => admittedTexts(arg, column, isEqual))
      if (node.boolop === 'and') return each.find((texts) => texts !== undefined)
      return node.boolop === 'or' && each.every((texts) => texts !== undefined)
        ? new Set(each.flatMap((texts) => [...texts]))
        : undefined
    }
    case 'NULLTEST':
      return node.nulltesttype === '0' && isColumn(nodeOf(node.arg)) ? new Set() : undefined
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR': {
      const [left, right] = nodesOf(node.args).map(bareExpression)
      if (!isEqual(node) || !isColumn(left) || !right) return undefined
      const text = constantText(right)
      return text === undefined ? constantTexts(right) : new Set([text])
    }
    default:
      return undefined
  }
}

/** The elements that a condition on an array column admits: `column <@ array['a', 'b']`. */
export function admittedElements(
  node: PgNode,
  column: number,
  name: (node: PgNode) => string,
): Set<string> | undefined {
  if (node.tag === 'BOOLEXPR' && node.boolop === 'and')
    return nodesOf(node.args)
      .map((arg) => admittedElements(arg, column, name))
      .find((texts) => texts !== undefined)
  const [left, right] = nodesOf(node.args)
  const isColumn = left?.tag === 'VAR' && numberOf(left.varattno) === column
  return node.tag === 'OPEXPR' && isColumn && right && name(node) === 'arraycontained'
    ? constantTexts(right)
    : undefined
}

/** What the joins and conditions of a query show for the rows that it reads. */
export function narrowingOfQuery(scope: Scope): Narrowing {
  const tree = nodeOf(scope.query.jointree)
  if (!tree) return noNarrowing
  const quals = nodeOf(tree.quals)
  const joins = nodesOf(tree.fromlist).map((item) => narrowingOfJoin(item, scope))
  return [...joins, quals ? narrowByCondition(quals, true, scope, true) : noNarrowing].reduce(addNarrowing, noNarrowing)
}

function narrowingOfJoin(item: PgNode, scope: Scope): Narrowing {
  if (item.tag !== 'JOINEXPR') return noNarrowing
  const sides = [nodeOf(item.larg), nodeOf(item.rarg)]
  const inner = sides
    .map((side) => (side ? narrowingOfJoin(side, scope) : noNarrowing))
    .reduce(addNarrowing, noNarrowing)
  const quals = nodeOf(item.quals)
  if (!quals) return inner
  const shown = narrowByCondition(quals, true, scope, false)
  if (item.jointype === '0') return addNarrowing(inner, shown)
  const optional = item.jointype === '1' ? sides[1] : item.jointype === '3' ? sides[0] : undefined
  return optional ? addNarrowing(inner, onlyOf(shown, tablesOf(optional), scope)) : inner
}

/** A condition of an outer join holds for the rows of its optional side only. */
function onlyOf(narrowing: Narrowing, tables: readonly string[], scope: Scope): Narrowing {
  const isOf = (key: string) => tables.some((table) => key.startsWith(`column:${scope.id}:${table}.`))
  return {
    nonNull: new Set([...narrowing.nonNull].filter(isOf)),
    texts: new Map([...narrowing.texts].filter(([key]) => isOf(key))),
  }
}

function tablesOf(item: PgNode): string[] {
  if (item.tag === 'RANGETBLREF') return [String(item.rtindex)]
  return [item.larg, item.rarg].flatMap((side) => {
    const node = nodeOf(side)
    return node ? tablesOf(node) : []
  })
}
