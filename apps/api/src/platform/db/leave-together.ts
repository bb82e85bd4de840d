import type { Duplex } from 'node:stream'

/**
 * What is sent on this connection in one turn of the event loop leaves in one write: half of a statement's time in Node is the call
 * of the kernel.
 */
export function leaveTogether(client: object): void {
  const { stream } = (client as { readonly connection: { readonly stream: Duplex } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}
