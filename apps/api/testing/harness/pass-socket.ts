import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'

/** Hands an upgraded connection on to a server, as it came; where one side ends, so does the other. */
export function passSocket(
  near: IncomingMessage,
  socket: Socket,
  head: Buffer,
  { host, port }: { readonly host: string; readonly port: number },
): void {
  const far = connect(port, host, () => {
    const lines = near.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []))
    far.write(`GET ${near.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    far.write(head)
    far.pipe(socket)
    socket.pipe(far)
  })
  far.on('error', () => socket.destroy())
  far.once('close', () => socket.destroy())
  socket.once('close', () => far.destroy())
}
