import type { Brand, Language } from './appearance.ts'
import type { Context } from './context.ts'
import type { EventHandlers } from './events.ts'
import type { GatewayFactories } from './gateways.ts'
import type { Panel } from './panels.ts'
import type { AnyRoute, Route } from './routes.ts'
import type { SettingFields } from './settings.ts'

export type * from './appearance.ts'
export type * from './context.ts'
export type * from './events.ts'
export type * from './gateways.ts'
export type * from './panels.ts'
export type * from './routes.ts'
export type * from './settings.ts'

export interface Extension {
  /** The major version of this interface that the extension is written for. */
  readonly apiVersion: 1
  /** Unique in an installation: lower case, digits and hyphens, at most 30. */
  readonly name: string
  /** What operators read in the console. */
  readonly title: string
  readonly settings?: SettingFields
  /** Accounts of its own in the ledger: their names (lower case and _) with what operators read. */
  readonly accounts?: Readonly<Record<string, string>>
  /** Called after the commit of what has happened, at least once, in order for each order. */
  readonly events?: EventHandlers
  readonly routes?: readonly AnyRoute[]
  readonly panels?: readonly Panel[]
  /** Takes the place of a gateway of the server. */
  readonly gateways?: GatewayFactories
  readonly languages?: readonly Language[]
  readonly brand?: Brand
  /** Called once when the server starts. */
  readonly start?: (context: Context) => Promise<void> | void
}

export declare const apiVersion: 1
export declare function defineExtension(extension: Extension): Extension
export declare function defineRoute<Body = undefined, Query = undefined>(route: Route<Body, Query>): AnyRoute

/** A refusal of a route: the person reads the message, and nothing else of the error. */
export declare class Refused extends Error {
  readonly status: 403 | 404 | 409 | 422
  constructor(status: 403 | 404 | 409 | 422, message: string)
}
