import path from 'node:path'
import ts from '@typescript/typescript6'

/** The sources of one project, with what the check has to find in them. */
export interface SourceProgram {
  readonly root: string
  readonly checker: ts.TypeChecker
  /** Files whose statements are checked. */
  readonly files: readonly ts.SourceFile[]
  /** The calls of a function of ours. */
  callsOf(called: FunctionNode): readonly ts.CallExpression[]
  /** What is assigned to a property anywhere. */
  assignedTo(property: ts.Symbol): readonly ts.Expression[]
}

export function openProgram(
  root: string,
  files: readonly string[],
  isChecked: (file: string) => boolean,
): SourceProgram {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  const program = ts.createProgram({ rootNames: files, options })
  const checker = program.getTypeChecker()
  const checked = program.getSourceFiles().filter(({ fileName }) => isChecked(fileName))
  const calls = new Map<string, ts.CallExpression[]>()
  const assignments = new Map<string, Assignment[]>()
  for (const file of checked) {
    visit(file, (node) => {
      if (ts.isCallExpression(node)) add(calls, calledName(node), node)
      if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
        add(assignments, node.name.getText(), node)
    })
  }
  // By name first: to ask for the types of everything takes the checker many seconds.
  return {
    root,
    checker,
    files: checked,
    callsOf: (called) => (calls.get(functionName(called)) ?? []).filter((call) => functionOf(checker, call) === called),
    assignedTo: (property) =>
      (assignments.get(property.name) ?? [])
        .filter((node) => contextualProperty(checker, node) === property)
        .map(assignedValue),
  }
}

type Assignment = ts.PropertyAssignment | ts.ShorthandPropertyAssignment

function add<T>(map: Map<string, T[]>, name: string, node: T): void {
  const list = map.get(name)
  if (list) list.push(node)
  else map.set(name, [node])
}

const calledName = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()

const functionName = (node: FunctionNode): string =>
  (node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined))?.getText() ?? ''

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  ts.forEachChild(node, (child) => visit(child, see))
}

const assignedValue = (node: Assignment) => (ts.isPropertyAssignment(node) ? node.initializer : node.name)

function contextualProperty(checker: ts.TypeChecker, node: Assignment): ts.Symbol | undefined {
  const type = checker.getContextualType(node.parent)
  return type && checker.getPropertyOfType(checker.getNonNullableType(type), node.name.getText())
}

/** The type is the statement's, or may be. */
export function isSqlType(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some((each) => isSqlType(each))
  const [declaration] = type.getSymbol()?.declarations ?? []
  return (
    type.getSymbol()?.name === 'Sql' && declaration?.getSourceFile().fileName.endsWith('/platform/db/sql.ts') === true
  )
}

export type FunctionNode = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration

/** The function of ours that a call runs, through imports and constants. */
export function functionOf(checker: ts.TypeChecker, call: ts.CallExpression): FunctionNode | undefined {
  const declaration = checker.getResolvedSignature(call)?.declaration
  return declaration && isFunctionNode(declaration) && declaration.body ? declaration : undefined
}

export const isFunctionNode = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionDeclaration(node) ||
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isMethodDeclaration(node)

export interface Place {
  readonly file: string
  readonly line: number
}

export function placeOf(root: string, node: ts.Node): Place {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return { file: path.relative(root, file.fileName).replaceAll(path.sep, '/'), line: line + 1 }
}
