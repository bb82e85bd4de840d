import type { Context } from './context.ts'

export interface Stat {
  readonly label: string
  readonly value: string | number
  /** An amount in minor units, shown as money of the market. */
  readonly isMoney?: boolean
}

/** What the console draws. It is data: no code and no markup of an extension reaches the browser. */
export type PanelPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stats'; readonly stats: readonly Stat[] }
  | {
      readonly kind: 'table'
      readonly columns: readonly string[]
      readonly rows: readonly (readonly (string | number)[])[]
    }

export interface Panel {
  readonly name: string
  readonly title: string
  readonly load: (context: Context) => Promise<readonly PanelPart[]> | readonly PanelPart[]
}
