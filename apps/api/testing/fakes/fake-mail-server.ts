import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * How connections fail: no greeting at all, a connection that ends at once, one that ends once the email is there and taken, a page in place
 * of the greeting, a refusal for now, and one for good, since nobody has this address.
 */
export type MailFailure = 'silent' | 'refused' | 'cut' | 'page' | 'busy' | 'unknown'

export interface ReceivedEmail {
  readonly id: string
  readonly to: readonly string[]
  readonly subject: string
}

const header = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? ''

/** One conversation by RFC 5321, as far as sending an email needs it. */
function converse(socket: Socket, failure: MailFailure | undefined, received: (email: ReceivedEmail) => void): void {
  let input = ''
  let isData = false
  let to: string[] = []
  const reply = (line: string) => socket.write(`${line}\r\n`)
  const take = (text: string) => {
    received({ id: header(text, 'Message-ID'), to, subject: header(text, 'Subject') })
    to = []
    if (failure === 'cut') socket.destroy()
    else reply('250 taken')
  }
  const command = (line: string) => {
    const [verb = ''] = line.toUpperCase().split(' ')
    if (verb === 'RCPT') to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
    if (verb === 'DATA') isData = true
    if (failure === 'busy' && verb === 'MAIL') return reply('451 try again later')
    if (failure === 'unknown' && verb === 'RCPT') return reply('550 nobody has this address')
    if (verb === 'QUIT') return void socket.end('221 bye\r\n')
    return reply(verb === 'DATA' ? '354 go on' : '250 fake')
  }
  socket.on('data', (chunk) => {
    input += String(chunk)
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const at = input.indexOf(end)
      if (at < 0) return
      const part = input.slice(0, at)
      input = input.slice(at + end.length)
      if (isData) {
        isData = false
        take(part)
      } else command(part)
    }
  })
  if (failure === 'page') return void socket.end('HTTP/1.1 200 OK\r\n\r\n<html>Please sign in</html>')
  if (failure !== 'silent') reply('220 fake.test ESMTP')
}

/** A mail server without TLS that keeps what it was sent. */
export async function startFakeMailServer() {
  const received: ReceivedEmail[] = []
  const sockets = new Set<Socket>()
  let failing: readonly MailFailure[] = []
  let connections = 0
  let failed = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    const failure = failing[connections % failing.length]
    connections += 1
    if (failure) failed += 1
    if (failure === 'refused') return void socket.destroy()
    converse(socket, failure, (email) => received.push(email))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    connections: () => connections,
    failed: () => failed,
    /** Each next connection fails in one of these ways, in turn; without any it is well again, and what was silent ends. */
    fail: (...how: readonly MailFailure[]) => {
      failing = how
      if (how.length === 0) for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FakeMailServer = Awaited<ReturnType<typeof startFakeMailServer>>
