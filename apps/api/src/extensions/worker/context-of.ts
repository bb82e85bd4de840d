import type { Context, Market } from '@washline/extension'

/** Calls the server during one of its calls. */
export type AskServer = (method: string, ...args: readonly unknown[]) => Promise<never>

/** What an extension is given: every part of it is a call of the server, which decides. */
export const contextOf = (owner: { name: string; market: Market }, ask: AskServer, signal: AbortSignal): Context => ({
  ...owner,
  signal,
  data: {
    get: (key) => ask('data.get', key),
    set: (key, value) => ask('data.set', key, value),
    add: (key, value) => ask('data.add', key, value),
    delete: (key) => ask('data.delete', key),
    list: (prefix, options = {}) => ask('data.list', prefix, options),
  },
  ledger: {
    post: (transfer) => ask('ledger.post', transfer),
    balance: (account) => ask('ledger.balance', account),
  },
  consents: {
    give: (limits) => ask('consents.give', limits),
    withdraw: () => ask('consents.withdraw'),
    of: (userId) => ask('consents.of', userId),
  },
  orders: { find: (id) => ask('orders.find', id) },
  settings: () => ask('settings'),
  // A line that cannot be written is no reason to fail.
  log: (event, fields = {}) => void ask('log', event, fields).catch(() => undefined),
})
