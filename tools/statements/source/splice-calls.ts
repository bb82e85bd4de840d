import ts from '@typescript/typescript6'

/** The text of `inList(constants)` with every value that the type of the list allows. */
export function textOfList(checker: ts.TypeChecker, list: ts.Expression): string | undefined {
  const item = checker.getIndexTypeOfType(checker.getTypeAtLocation(list), ts.IndexKind.Number)
  const parts = item?.isUnion() ? item.types : item ? [item] : []
  if (parts.length === 0 || !parts.every((part) => part.isStringLiteral())) return undefined
  return `in (${parts.map((part) => `'${(part as ts.StringLiteralType).value}'`).join(', ')})`
}

/** The functions of the table that `spliceEach` takes. */
export const fragmentsOf = (table: ts.ObjectLiteralExpression): ts.ArrowFunction[] =>
  table.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isArrowFunction(property.initializer) ? [property.initializer] : [],
  )
