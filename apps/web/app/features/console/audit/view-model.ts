import { type AuditKind, auditKinds } from '@washline/contract/console/schemas'
import { type OrderId, readIdText } from '@washline/contract/ids'
import { consolePath } from '../view-model.ts'

export interface AuditFilter {
  operator?: number
  person?: number
  order?: OrderId
  kind?: AuditKind
}

/** The path of the audit log of one order or person. */
export const recordPath = (of: { order: number } | { person: number }): string =>
  `${consolePath('audit')}&${'order' in of ? `order=${of.order}` : `person=${of.person}`}`

/** The path of the audit log of one kind of entry. */
export const kindPath = (kind: AuditKind): string => `${consolePath('audit')}&kind=${kind}`

/** The filter of the audit log in the page's address. */
export function auditFilterOf(address: URLSearchParams): AuditFilter {
  const kind = auditKinds.find((name) => name === address.get('kind'))
  const filter: AuditFilter = kind ? { kind } : {}
  const operator = readIdText(address.get('operator'))
  const person = readIdText(address.get('person'))
  const order = readIdText<OrderId>(address.get('order'))
  return {
    ...filter,
    ...(operator !== undefined && { operator }),
    ...(person !== undefined && { person }),
    ...(order !== undefined && { order }),
  }
}
