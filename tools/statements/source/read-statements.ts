import ts from '@typescript/typescript6'
import { expandStatement } from './expand-statement.ts'
import { type Expansion, NotExpanded } from './expansion.ts'
import { isSqlType, type Place, placeOf, type SourceProgram, visit } from './source-program.ts'

export interface SourceStatement {
  readonly place: Place
  /** The declared row; none where the call reads no rows or declares no type for them. */
  readonly row: ts.Type | undefined
  readonly expansions: readonly Expansion[]
  /** Why the text could not be followed. */
  readonly refused?: string
}

const methods = new Set(['all', 'one', 'maybe', 'run', 'runLast'])
/** Gets a function that makes its statement, which becomes a part of another one's `with`. */
const isLast = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) && expression.name.text === 'runLast'

/** Every call that runs a statement, and the templates that none of them reaches. */
export function readStatements(program: SourceProgram): { statements: SourceStatement[]; unreached: Place[] } {
  const statements: SourceStatement[] = []
  const templates = new Set<ts.Node>()
  const seen = new Set<ts.Node>()
  for (const file of program.files) {
    visit(file, (node) => {
      if (ts.isTaggedTemplateExpression(node) && hasText(node) && isSqlType(program.checker.getTypeAtLocation(node)))
        templates.add(node)
      if (ts.isCallExpression(node) && isRun(program, node)) statements.push(readStatement(program, node, seen))
    })
  }
  const unreached = [...templates].filter((node) => !seen.has(node)).map((node) => placeOf(program.root, node))
  return { statements, unreached }
}

/** A template of placeholders alone only joins others. */
const hasText = ({ template }: ts.TaggedTemplateExpression): boolean =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text.trim() !== ''
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)].some(({ text }) => text.trim() !== '')

function isRun({ checker }: SourceProgram, { expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !methods.has(expression.name.text)) return false
  const declaration = checker.getSymbolAtLocation(expression.name)?.declarations?.[0]
  const file = declaration?.getSourceFile().fileName ?? ''
  return file.endsWith('/platform/db/database.ts') || file.endsWith('/platform/db/queryable.ts')
}

function readStatement(program: SourceProgram, call: ts.CallExpression, seen: Set<ts.Node>): SourceStatement {
  const found = { place: placeOf(program.root, call), row: rowOf(program, call) }
  const [given] = call.arguments
  const statement = given && ts.isArrowFunction(given) && !ts.isBlock(given.body) ? given.body : given
  try {
    if (!statement) throw new NotExpanded('a call without a statement')
    const expansions = expandStatement(program, statement, seen)
    return { ...found, expansions: isLast(call) ? expansions.map(asPart) : expansions }
  } catch (error) {
    if (!(error instanceof NotExpanded)) throw error
    return { ...found, expansions: [], refused: error.message }
  }
}

const asPart = ({ parts, choices }: Expansion): Expansion => ({
  parts: ['with last as (', ...parts, ') select true as done'],
  choices,
})

function rowOf({ checker }: SourceProgram, call: ts.CallExpression): ts.Type | undefined {
  const method = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : ''
  const signature = checker.getResolvedSignature(call)
  const result = signature && checker.getAwaitedType(checker.getReturnTypeOfSignature(signature))
  if (method === 'run' || method === 'runLast' || !result) return undefined
  const row = method === 'all' ? checker.getIndexTypeOfType(result, ts.IndexKind.Number) : result
  return row && !(row.flags & ts.TypeFlags.Unknown) ? checker.getNonNullableType(row) : undefined
}
