import ts from '@typescript/typescript6'
import { choose, type Expansion, joinExpansions, NotExpanded } from './expansion.ts'
import {
  type FunctionNode,
  functionOf,
  isFunctionNode,
  isSqlType,
  type SourceProgram,
  visit,
} from './source-program.ts'
import { fragmentsOf, textOfList } from './splice-calls.ts'

/** What the parameters of the functions on the way were called with. */
interface Environment {
  readonly bound: ReadonlyMap<ts.Node, Bound>
  readonly path: string
}

interface Bound {
  readonly expression: ts.Expression | undefined
  readonly environment: Environment
}

const nothingBound: Environment = { bound: new Map(), path: '' }

/** Every text that a statement can have; throws `NotExpanded` where the source can't be followed. */
export function expandStatement(program: SourceProgram, statement: ts.Expression, seen: Set<ts.Node>): Expansion[] {
  return expand({ program, seen }, statement, nothingBound)
}

interface Context {
  readonly program: SourceProgram
  /** The templates that were reached. */
  readonly seen: Set<ts.Node>
}

function expand(context: Context, expression: ts.Expression, environment: Environment): Expansion[] {
  const node = bare(expression)
  if (ts.isTaggedTemplateExpression(node)) return expandTemplate(context, node, environment)
  if (ts.isConditionalExpression(node)) return expandConditional(context, node, environment)
  if (ts.isBinaryExpression(node)) return expandEither(context, node, environment)
  if (ts.isCallExpression(node)) return expandCall(context, node, environment)
  if (ts.isIdentifier(node)) return expandName(context, node, environment)
  if (ts.isPropertyAccessExpression(node)) return expandProperty(context, node, environment)
  if (ts.isElementAccessExpression(node)) return expandElement(context, node, environment)
  if (ts.isAwaitExpression(node)) return expand(context, node.expression, environment)
  throw new NotExpanded(`${ts.SyntaxKind[node.kind]} \`${short(node)}\``)
}

/** Without parentheses and casts. */
function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isSatisfiesExpression(node)
  return isWrapped ? bare(node.expression) : node
}

const short = (node: ts.Node) => node.getText().replace(/\s+/g, ' ').slice(0, 60)

function expandTemplate(context: Context, node: ts.TaggedTemplateExpression, environment: Environment): Expansion[] {
  if (node.tag.getText() !== 'sql') throw new NotExpanded(`the tag ${short(node.tag)}`)
  context.seen.add(node)
  const { template } = node
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [{ parts: [template.text], choices: new Map() }]
  let whole: Expansion[] = [{ parts: [template.head.text], choices: new Map() }]
  for (const { expression, literal } of template.templateSpans) {
    const values = isStatement(context, expression)
      ? expand(context, expression, environment)
      : [{ parts: [expression], choices: new Map<string, number>() }]
    whole = joinExpansions(whole, values, literal.text)
  }
  return whole
}

/** Whether what is spliced in is SQL itself, by its type; a fork may give both. */
function isStatement({ program }: Context, expression: ts.Expression): boolean {
  return isSqlType(program.checker.getTypeAtLocation(expression))
}

const forkOf = (node: ts.Node, { path }: Environment) =>
  `${path}|${enclosing(node)?.pos ?? 0}|${node.getSourceFile().fileName}|${node.getText().replace(/\s+/g, ' ')}`

const enclosing = (node: ts.Node): FunctionNode | undefined =>
  ts.findAncestor(node.parent, isFunctionNode) as FunctionNode

function expandConditional(context: Context, node: ts.ConditionalExpression, environment: Environment): Expansion[] {
  const { condition, isNegated } = positive(node.condition)
  const fork = forkOf(condition, environment)
  return [node.whenTrue, node.whenFalse].flatMap((branch, index) =>
    isUndefined(branch) ? [] : choose(expand(context, branch, environment), fork, isNegated ? 1 - index : index),
  )
}

function positive(condition: ts.Expression): { condition: ts.Expression; isNegated: boolean } {
  if (!ts.isPrefixUnaryExpression(condition)) return { condition, isNegated: false }
  const inner = positive(condition.operand)
  return { ...inner, isNegated: !inner.isNegated }
}

const isUndefined = (node: ts.Expression) => ts.isIdentifier(node) && node.text === 'undefined'

function expandEither(context: Context, node: ts.BinaryExpression, environment: Environment): Expansion[] {
  const operator = node.operatorToken.kind
  const sides = [node.left, node.right]
  if (operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken) {
    const fork = forkOf(node, environment)
    return sides.flatMap((side, index) => choose(expand(context, side, environment), fork, index))
  }
  throw new NotExpanded(`the operator in \`${short(node)}\``)
}

function expandCall(context: Context, node: ts.CallExpression, environment: Environment): Expansion[] {
  const [first] = node.arguments
  if (first && node.expression.getText() === 'inList') {
    const text = textOfList(context.program.checker, first)
    if (text) return [{ parts: [text], choices: new Map() }]
  }
  if (first && node.expression.getText() === 'spliceEach') return expandSpliced(context, first, environment)
  const called = functionOf(context.program.checker, node)
  if (!called) throw new NotExpanded(`the call \`${short(node)}\``)
  const bound = new Map(environment.bound)
  for (const [index, parameter] of called.parameters.entries())
    bound.set(parameter, { expression: node.arguments[index] ?? parameter.initializer, environment })
  const path = `${environment.path}>${short(node)}`
  if (path.length > 2000) throw new NotExpanded('a function that calls itself')
  return expandBody(context, called, { bound, path })
}

/** None of the fragments, each alone, and all of them: they are independent of each other. */
function expandSpliced(context: Context, table: ts.Expression, environment: Environment): Expansion[] {
  const [literal] = literalOf(context, table, environment)
  if (!literal) throw new NotExpanded(`the table \`${short(table)}\``)
  const none: Expansion[] = [{ parts: [''], choices: new Map() }]
  const alone = fragmentsOf(literal).map((make) => expandBody(context, make, environment))
  const all = alone.reduce((whole, each) => joinExpansions(whole, each, ''), none)
  return [...none, ...alone.flat(), ...all]
}

function expandBody(context: Context, called: FunctionNode, environment: Environment): Expansion[] {
  const { body } = called
  if (!body) throw new NotExpanded('a function without a body')
  if (!ts.isBlock(body)) return expand(context, body, environment)
  const results: ts.Expression[] = []
  visit(body, (node) => {
    if (ts.isReturnStatement(node) && node.expression && enclosing(node) === called) results.push(node.expression)
  })
  const fork = `${environment.path}|return of ${called.getSourceFile().fileName}:${called.pos}`
  return results.flatMap((result, index) => choose(expand(context, result, environment), fork, index))
}

function expandName(context: Context, node: ts.Identifier, environment: Environment): Expansion[] {
  const declaration = declarationOf(context, node)
  if (declaration && ts.isParameter(declaration)) return expandParameter(context, declaration, environment)
  if (declaration && ts.isBindingElement(declaration)) return expandBinding(context, declaration, environment)
  if (declaration && ts.isForOfStatement(declaration.parent.parent))
    return expandEach(context, declaration.parent.parent.expression, environment)
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer)
    throw new NotExpanded(`the name ${node.text}`)
  if ((ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) === 0)
    throw new NotExpanded(`${node.text}, which may change`)
  return expand(context, declaration.initializer, environment)
}

/** What a list of statements holds: each is one that the loop over it may run. */
function expandEach(context: Context, list: ts.Expression, environment: Environment): Expansion[] {
  const node = bare(list)
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((each) => expand(context, each, environment))
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((branch) => expandEach(context, branch, environment))
  const declaration = ts.isIdentifier(node) ? declarationOf(context, node) : undefined
  if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
    return expandEach(context, declaration.initializer, environment)
  const [make] = ts.isCallExpression(node) ? node.arguments : []
  const isMap = ts.isCallExpression(node) && /\.map$/.test(node.expression.getText())
  if (isMap && make && ts.isArrowFunction(make)) return expandBody(context, make, environment)
  throw new NotExpanded(`the list \`${short(node)}\``)
}

function declarationOf({ program: { checker } }: Context, node: ts.Node): ts.Declaration | undefined {
  const parent = node.parent
  const symbol =
    parent && ts.isShorthandPropertyAssignment(parent)
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : checker.getSymbolAtLocation(node)
  if (!symbol) return undefined
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return target.valueDeclaration
}

function expandParameter(context: Context, parameter: ts.ParameterDeclaration, environment: Environment): Expansion[] {
  const bound = environment.bound.get(parameter)
  if (bound) return bound.expression ? expand(context, bound.expression, bound.environment) : []
  return overCalls(context, parameter, (environmentOfCall) => {
    const { expression } = environmentOfCall.bound.get(parameter) ?? {}
    return expression ? expand(context, expression, nothingBound) : []
  })
}

/** What a parameter is where nothing is known of the call: what each call of the function gives it. */
function overCalls(
  { program }: Context,
  parameter: ts.ParameterDeclaration,
  each: (environment: Environment) => Expansion[],
): Expansion[] {
  const called = parameter.parent as FunctionNode
  const calls = program.callsOf(called)
  if (calls.length === 0)
    throw new NotExpanded(`the parameter ${parameter.name.getText()} of a function that nobody calls`)
  const fork = `call of ${called.getSourceFile().fileName}:${called.pos}`
  return calls.flatMap((call, choice) => {
    const bound = new Map<ts.Node, Bound>()
    for (const [index, other] of called.parameters.entries())
      bound.set(other, { expression: call.arguments[index] ?? other.initializer, environment: nothingBound })
    return choose(each({ bound, path: '' }), fork, choice)
  })
}

function expandBinding(context: Context, element: ts.BindingElement, environment: Environment): Expansion[] {
  const owner = element.parent.parent
  const name = (element.propertyName ?? element.name).getText()
  if (ts.isParameter(owner)) {
    const from = (expression: ts.Expression, inner: Environment) =>
      expandMember(context, expression, name, inner, element)
    const bound = environment.bound.get(owner)
    if (bound) return bound.expression ? from(bound.expression, bound.environment) : []
    return overCalls(context, owner, ({ bound: given }) => {
      const { expression } = given.get(owner) ?? {}
      return expression ? from(expression, nothingBound) : []
    })
  }
  if (ts.isVariableDeclaration(owner) && owner.initializer)
    return expandMember(context, owner.initializer, name, environment, element)
  throw new NotExpanded(`the name ${name}`)
}

function expandProperty(context: Context, node: ts.PropertyAccessExpression, environment: Environment): Expansion[] {
  return expandMember(context, node.expression, node.name.text, environment, node.name)
}

/** A property of an object: of the literal itself where it is in sight, else whatever is assigned to it anywhere. */
function expandMember(
  context: Context,
  object: ts.Expression,
  name: string,
  environment: Environment,
  at: ts.Node,
): Expansion[] {
  const [literal, inner] = literalOf(context, object, environment)
  const property = literal?.properties.find((each) => each.name?.getText() === name)
  if (property && ts.isPropertyAssignment(property)) return expand(context, property.initializer, inner)
  if (property && ts.isShorthandPropertyAssignment(property)) return expand(context, property.name, inner)
  if (literal && !literal.properties.some(ts.isSpreadAssignment)) return []
  const { checker, assignedTo } = context.program
  const symbol = checker.getPropertyOfType(checker.getNonNullableType(checker.getTypeAtLocation(object)), name)
  const values = symbol && assignedTo(symbol)
  if (!values?.length) throw new NotExpanded(`the property ${short(at)}`)
  const fork = `property ${name} of ${short(object)}|${environment.path}`
  return values.flatMap((value, index) => choose(expand(context, value, nothingBound), fork, index))
}

function literalOf(
  context: Context,
  object: ts.Expression,
  environment: Environment,
): [ts.ObjectLiteralExpression | undefined, Environment] {
  const node = bare(object)
  if (ts.isObjectLiteralExpression(node)) return [node, environment]
  if (!ts.isIdentifier(node)) return [undefined, environment]
  const declaration = declarationOf(context, node)
  if (declaration && ts.isParameter(declaration)) {
    const bound = environment.bound.get(declaration)
    return bound?.expression ? literalOf(context, bound.expression, bound.environment) : [undefined, environment]
  }
  return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    ? literalOf(context, declaration.initializer, environment)
    : [undefined, environment]
}

/** A table of fragments by key: every entry, or the one that the key names. */
function expandElement(context: Context, node: ts.ElementAccessExpression, environment: Environment): Expansion[] {
  const [literal, inner] = literalOf(context, node.expression, environment)
  if (!literal) throw new NotExpanded(`the element \`${short(node)}\``)
  const fork = forkOf(node.argumentExpression, environment)
  return literal.properties.flatMap((property, index) => {
    if (!ts.isPropertyAssignment(property)) throw new NotExpanded(`the entry \`${short(property)}\``)
    return choose(expand(context, property.initializer, inner), fork, index)
  })
}
