/** A node of a module's syntax tree, as `oxc-parser` gives it. */
export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

export interface Change {
  readonly start: number
  readonly end: number
  readonly text: string
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
export const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
export const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn)

/** The source with its changes, from the last to the first; those of one place keep their order. */
export const changed = (source: string, changes: readonly Change[]): string =>
  changes
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)
