import type { Duplex } from 'node:stream'

/**
 * What is sent on this connection in one turn of the event loop leaves in one write: half of a statement's time in Node is the call
 * of the kernel. True for the first of them.
 */
export function leaveTogether(client: object): boolean {
  const { stream } = (client as { readonly connection: { readonly stream: Duplex } }).connection
  if (stream.writableCorked > 0) return false
  stream.cork()
  process.nextTick(() => stream.uncork())
  return true
}
