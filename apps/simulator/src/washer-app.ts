import { type Client, createClient } from '@washline/client'

/** The public API as a Washer's phone calls it. Signs in, and again when the session has expired. */
export type WasherApp = Client

export const washerApp = (url: string, credentials: { email: string; password: string }): WasherApp =>
  createClient({ url, timeoutMs: 10_000, signIn: async (guest) => (await guest.login({ body: credentials })).token })
