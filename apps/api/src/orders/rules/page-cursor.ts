export interface PageEnd {
  readonly createdAt: Date
  readonly id: number
}

/** The end of a page as an opaque text. */
export const writeCursor = (end: PageEnd): string =>
  Buffer.from(`${end.createdAt.getTime()}.${end.id}`).toString('base64url')

export function readCursor(cursor: string): PageEnd | undefined {
  const [, time, id] = /^(\d{1,13})\.(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  const createdAt = new Date(Number(time))
  return id === undefined || Number.isNaN(createdAt.getTime()) ? undefined : { createdAt, id: Number(id) }
}
