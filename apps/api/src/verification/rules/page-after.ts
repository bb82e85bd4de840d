/** A page of a list by time ends in `1767225600000.100007`: the time of its last row in milliseconds, and its id. */
export function afterOf(cursor: string): { at: Date; id: number } | undefined {
  const [, atMs, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? []
  const at = new Date(Number(atMs))
  return id === undefined || Number.isNaN(at.getTime()) ? undefined : { at, id: Number(id) }
}

export const cursorOf = ({ at, id }: { readonly at: Date; readonly id: number }): string => `${at.getTime()}.${id}`
