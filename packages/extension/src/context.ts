import type { SettingValue } from './settings.ts'

/** What can be stored: what JSON has. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * Documents of this extension alone, by key (at most 200 characters). What begins with `user/<id>/` belongs to that person: it is
 * part of their download, and deleted with their account.
 */
export interface DataStore {
  get(key: string): Promise<Json | undefined>
  /** At most 64 KB as JSON. */
  set(key: string, value: Json): Promise<void>
  /** Stores the document if its key is free, and returns whether it was. */
  add(key: string, value: Json): Promise<boolean>
  delete(key: string): Promise<void>
  /** In the order of the keys, at most 200 at once; `after` is the last key of the page before. */
  list(prefix: string, options?: { readonly after?: string; readonly limit?: number }): Promise<readonly DataRow[]>
}

export interface DataRow {
  readonly key: string
  readonly value: Json
}

/** A side of a transfer: an account of the extension, or somebody's wallet. */
export type TransferSide = { readonly account: string } | { readonly wallet: number }

export interface Transfer {
  /** A repeat with the same key and input moves nothing; with other input it throws. */
  readonly key: string
  /** A wallet pays only as its owner has consented, and only into an account of the extension. */
  readonly from: TransferSide
  readonly to: TransferSide
  readonly amountMinor: number
  /** The owner of the wallet reads it in their history. */
  readonly reason: string
}

export type TransferResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'no_consent' | 'over_consent' | 'balance_too_low' }

export interface Ledger {
  post(transfer: Transfer): Promise<TransferResult>
  balance(account: string): Promise<number>
}

/** What a person lets this extension take from their wallet. It is given and withdrawn in a call of that person to a route only. */
export interface Consents {
  give(limits: { readonly mostMinor: number; readonly monthMinor: number }): Promise<void>
  withdraw(): Promise<void>
  of(userId: number): Promise<{ readonly mostMinor: number; readonly monthMinor: number } | undefined>
}

export interface OrderSummary {
  readonly id: number
  readonly status: string
  readonly customerId: number
  readonly washerId: number | null
  /** What the order costs the customer; null while it is a draft. */
  readonly totalMinor: number | null
}

export interface Market {
  /** ISO 4217, in lower case. */
  readonly currency: string
  readonly symbol: string
  readonly locale: string
}

export interface Context {
  readonly name: string
  readonly market: Market
  readonly data: DataStore
  readonly ledger: Ledger
  readonly consents: Consents
  readonly orders: { find(id: number): Promise<OrderSummary | undefined> }
  /** The settings as they are now, secrets included. */
  settings(): Promise<Readonly<Record<string, SettingValue>>>
  /** One line in the log of the server. Write ids, never names, addresses or texts of people. */
  log(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void
  /** Aborts when the time of this call is over. */
  readonly signal: AbortSignal
}
