import type { MarketInForce } from '../market-in-force.ts'

/** The id of the element in which a page has what this installation adds: `Installation` as JSON. */
export const installationId = 'installation'

export interface Installation {
  /** The name of the product, where it has another one here. */
  readonly name?: string | undefined
  /** Languages beside the product's, with their names in themselves. */
  readonly languages: readonly (readonly [code: string, name: string])[]
  /** The market, where it is another one than is built in. */
  readonly market?: MarketInForce | undefined
}
