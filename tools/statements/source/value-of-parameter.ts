import ts from '@typescript/typescript6'
import type { Catalog } from '../database/read-catalog.ts'
import type { Value } from '../inference/value.ts'

/** What a statement's parameter can be, by the type of the value in the source. */
export function valueOfParameter(
  checker: ts.TypeChecker,
  catalog: Catalog,
  type: number,
  expression: ts.Expression | undefined,
): Value {
  return expression
    ? valueOfType(checker, catalog, type, checker.getTypeAtLocation(expression))
    : { type, nullable: true }
}

const NULLISH = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Any | ts.TypeFlags.Unknown

function valueOfType(checker: ts.TypeChecker, catalog: Catalog, type: number, source: ts.Type): Value {
  const parts = source.isUnion() ? source.types : [source]
  const nullable = parts.some(({ flags }) => flags & NULLISH)
  const present = parts.filter(({ flags }) => !(flags & NULLISH))
  const texts = present.every((part) => part.isStringLiteral())
    ? new Set(present.map((part) => String((part as ts.StringLiteralType).value)))
    : undefined
  const element = catalog.types.get(type)?.element
  const [list] = present
  const item = element && list && checker.getIndexTypeOfType(list, ts.IndexKind.Number)
  return {
    type,
    nullable,
    texts,
    element: item ? valueOfType(checker, catalog, element, item) : undefined,
  }
}
