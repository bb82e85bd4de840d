import { type Client, createClient } from '@washline/client'

/** The public API as a person's phone calls it. Signs in, and again when the session has expired. */
export type PersonApp = Client

export const personApp = (url: string, credentials: { email: string; password: string }): PersonApp =>
  createClient({ url, timeoutMs: 10_000, signIn: async (guest) => (await guest.login({ body: credentials })).token })
