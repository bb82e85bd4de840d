/** Reads cursors like `1767225600000.100007`: time in milliseconds and id of the last row of the previous page. */
export function afterOf(cursor: string): { at: Date; id: number } | undefined {
  const [, atMs, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? []
  const at = new Date(Number(atMs))
  return id === undefined || Number.isNaN(at.getTime()) ? undefined : { at, id: Number(id) }
}

export const cursorOf = ({ at, id }: { readonly at: Date; readonly id: number }): string => `${at.getTime()}.${id}`
