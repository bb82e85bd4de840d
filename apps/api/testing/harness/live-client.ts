import { type RawData, WebSocket } from 'ws'

interface Frame {
  readonly event: string
  readonly channel?: string
  readonly data: unknown
}

/** A bare client of the live connection, on one process, with its session's token. */
export async function openLiveClient(at: {
  port: number
  key: string
  /** Asks a process, which need not be the socket's, to sign a subscription. */
  sign: (socketId: string, channel: string) => Promise<string>
}) {
  const socket = new WebSocket(`ws://127.0.0.1:${at.port}/app/${at.key}?protocol=7`)
  const frames: Frame[] = []
  let onFrame: (() => void) | undefined
  socket.on('message', (data: RawData) => {
    frames.push(JSON.parse(String(data)))
    onFrame?.()
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const frameOf = (isWanted: (frame: Frame) => boolean) =>
    new Promise<Frame>((resolve) => {
      onFrame = () => {
        const found = frames.find(isWanted)
        if (found) resolve(found)
      }
      onFrame()
    })
  const established = await frameOf(({ event }) => event === 'pusher:connection_established')
  const { socket_id: socketId } = JSON.parse(String(established.data))
  const subscribe = (channel: string, auth: string) => {
    frames.length = 0
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
    return frameOf((frame) => frame.channel === channel && frame.event.includes('subscription'))
  }
  return {
    socketId: String(socketId),
    frames,
    closed,
    subscribe,
    join: async (channel: string) => subscribe(channel, await at.sign(String(socketId), channel)),
    close: () => socket.terminate(),
  }
}

export type LiveClient = Awaited<ReturnType<typeof openLiveClient>>
