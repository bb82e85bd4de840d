import { WebSocket } from 'ws'

export interface LiveServer {
  readonly port: number
  readonly key: string
}

/** A person on a page: connected, in the channel of their own and in the one that all of them hear. */
export interface Listener {
  /** Resolves with the moment at which the next event of the common channel came. */
  next(): Promise<number>
  /** A heartbeat as the client library sends it: resolves with the answer. */
  beat(): Promise<void>
  close(): void
}

const frame = (event: string, data: unknown) => JSON.stringify({ event, data })

export async function openListener({ port, key }: LiveServer, person: number): Promise<Listener> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`, { perMessageDeflate: false })
  socket.on('error', (error) => {
    throw error
  })
  const heard = (isWanted: (text: string) => boolean) =>
    new Promise<string>((resolve) => {
      const onMessage = (raw: unknown) => {
        const text = String(raw)
        if (!isWanted(text)) return
        socket.off('message', onMessage)
        resolve(text)
      }
      socket.on('message', onMessage)
    })
  const hello = await heard((text) => text.includes('connection_established'))
  const { socket_id } = JSON.parse(JSON.parse(hello).data)
  for (const channel_name of [`private-room.${person}`, 'private-room.1']) {
    const signed = await fetch(`http://127.0.0.1:${port}/api/broadcasting/auth`, {
      method: 'POST',
      headers: { authorization: `Bearer token-of-${person}`, 'content-type': 'application/json' },
      body: JSON.stringify({ socket_id, channel_name }),
    })
    const { auth } = (await signed.json()) as { auth: string }
    const subscribed = heard((text) => text.includes('subscription_succeeded'))
    socket.send(frame('pusher:subscribe', { channel: channel_name, auth }))
    await subscribed
  }
  return {
    next: async () => {
      await heard((text) => text.includes('"bench"'))
      return performance.now()
    },
    beat: async () => {
      const answer = heard((text) => text.includes('pusher:pong'))
      socket.send(frame('pusher:ping', {}))
      await answer
    },
    close: () => socket.terminate(),
  }
}
