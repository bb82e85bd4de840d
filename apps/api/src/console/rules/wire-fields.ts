import type { UserId } from '@washline/contract/ids'

export interface Named {
  readonly id: UserId
  readonly name: string
}

export const namedWire = ({ id, name }: Named): Named => ({ id, name })
export const maybeNamedWire = (person: Named | null): Named | null => person && namedWire(person)

export const timeWire = (at: Date | null): string | null => at?.toISOString() ?? null
export const withTime = <Row extends { readonly at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() })
