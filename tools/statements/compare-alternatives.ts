import ts from '@typescript/typescript6'
import { type Comparison, compareFields } from './compare-type.ts'
import type { Column } from './inference/scope.ts'
import type { Value } from './inference/value.ts'

export const fieldsOf = (columns: readonly Column[]): Map<string, Value> =>
  new Map(columns.map(({ name, value }) => [name, value]))

/** A row that is declared as one of two types, discriminated by a column that is null in one: each is compared for its own rows. */
export function compareAlternatives(
  comparison: Comparison,
  alternatives: readonly ts.Type[],
  infer: (present?: string) => Column[],
): string[] {
  const { checker } = comparison
  const isNull = (type: ts.Type, name: string) => {
    const property = checker.getPropertyOfType(type, name)
    return property && (checker.getTypeOfSymbol(property).flags & ts.TypeFlags.Null) !== 0
  }
  const all = infer()
  const discriminant = all.find(
    ({ name }) =>
      alternatives.some((type) => isNull(type, name)) && alternatives.some((type) => isNull(type, name) === false),
  )?.name
  if (discriminant === undefined) return ['a row is one of several types without a column that is null in one alone']
  return alternatives.flatMap((type) => {
    if (!isNull(type, discriminant))
      return compareFields(comparison, [type], fieldsOf(infer(discriminant)), '', 'column')
    // Beside what is declared nothing is read of such a row.
    const declared = all.filter(({ name }) => name !== discriminant && checker.getPropertyOfType(type, name))
    const missing = { name: discriminant, value: { type: 0, nullable: true, texts: new Set<string>() } }
    return compareFields(comparison, [type], fieldsOf([...declared, missing]), '', 'column')
  })
}
