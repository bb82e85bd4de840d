import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

/** Systems hold an address of a Unix socket in 104 or 108 bytes, with its end. */
const longestAddress = 103
const socketName = '.s.PGSQL.'

/**
 * Where the server opens a Unix socket: a statement over it costs the system less than over TCP. Nothing where the system
 * has none, where the folder cannot be named in an address, or where its disk takes no sockets, as a shared folder may not.
 */
export async function socketFolder(
  clusterDir: string,
  port: number,
  platform: NodeJS.Platform = process.platform,
): Promise<string | undefined> {
  const address = path.join(clusterDir, `${socketName}${port}`)
  const isNamed = Buffer.byteLength(address) <= longestAddress && !/[",]/.test(clusterDir)
  return platform !== 'win32' && isNamed && (await canOpen(address)) ? clusterDir : undefined
}

async function canOpen(address: string): Promise<boolean> {
  const server = createServer().listen(address)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

/** A killed server leaves its sockets, each under the port of its start. */
export function removeLeftSockets(clusterDir: string): void {
  for (const name of readdirSync(clusterDir))
    if (name.startsWith(socketName)) rmSync(path.join(clusterDir, name), { force: true })
}
