export interface Path {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** What a navigation hands over to the page that it opens. It must survive a reload, so it is plain data. */
export type NavigationState = Readonly<Record<string, unknown>> | null

export interface Location extends Path {
  readonly state: NavigationState
  /** Of the entry in the history; the first page of a visit has `default`. */
  readonly key: string
}

/** An address, whole or by its parts; what is left out of the latter stays (the path) or goes (the rest). */
export type To = string | Partial<Path>

const after = (sign: '?' | '#', text = '') => (!text || text === sign || text.startsWith(sign) ? text : sign + text)

export const hrefOf = ({ pathname = '', search, hash }: Partial<Path>): string =>
  pathname + after('?', search) + after('#', hash)

/** Where an address leads from a path. Origins do not count: a link of the app stays in the app. */
export function resolve(to: To, from: string): Path {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : hrefOf(to), `http://app${from}`)
  return { pathname, search, hash }
}
