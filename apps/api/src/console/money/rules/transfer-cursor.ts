export interface TransferEnd {
  readonly at: Date
  readonly id: string
}

/** `1764000000000.uuid`: the time and the id of the last transfer of a page. */
export const transferCursorOf = ({ at, id }: TransferEnd): string => `${at.getTime()}.${id}`

/** Undefined for a text that is no cursor. */
export function readTransferCursor(cursor: string): TransferEnd | undefined {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? []
  return time === undefined || id === undefined ? undefined : { at: new Date(Number(time)), id }
}
