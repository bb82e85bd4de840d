export interface AlertEnd {
  readonly isClosed: boolean
  readonly id: number
}

/** `open.7`, `closed.7`: the part of the list that a page ended in, and its last alert. */
export const alertCursorOf = ({ id, closedAt }: { readonly id: number; readonly closedAt: Date | null }): string =>
  `${closedAt ? 'closed' : 'open'}.${id}`

/** Undefined for a text that is no cursor. */
export function readAlertCursor(cursor: string): AlertEnd | undefined {
  const [, part, id] = /^(open|closed)\.(\d{1,15})$/.exec(cursor) ?? []
  return id === undefined ? undefined : { isClosed: part === 'closed', id: Number(id) }
}
