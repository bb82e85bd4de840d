import type { Client } from './client.ts'

interface PusherOptions {
  readonly cluster: string
  readonly wsHost?: string
  readonly wsPort?: number
  readonly wssPort?: number
  readonly forceTLS: boolean
  readonly enabledTransports: ('ws' | 'wss')[]
  readonly disableStats: boolean
  readonly channelAuthorization: {
    readonly endpoint: string
    readonly transport: 'ajax'
    readonly customHandler: (
      params: { readonly socketId: string; readonly channelName: string },
      callback: (error: Error | null, data: { auth: string } | null) => void,
    ) => void
  }
}

/** Opens live events with pusher-js, which you bring: `await connectLive(client, Pusher)`. Channels are in `/api/asyncapi.json`. */
export async function connectLive<Pusher>(
  client: Client,
  Pusher: new (key: string, options: PusherOptions) => Pusher,
): Promise<Pusher> {
  const { realtime } = await client.getConfig()
  const { key, host, port, tls, cluster } = realtime
  return new Pusher(key, {
    cluster: cluster ?? '',
    ...(host === null ? {} : { wsHost: host }),
    ...(port === null ? {} : { wsPort: port, wssPort: port }),
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    channelAuthorization: {
      endpoint: '/api/broadcasting/auth',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, callback) => {
        authorize(client, socketId, channelName).then(
          (signature) => callback(null, signature),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
        )
      },
    },
  })
}

async function authorize(client: Client, socketId: string, channelName: string): Promise<{ auth: string }> {
  const response = await client.fetch('/api/broadcasting/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ socket_id: socketId, channel_name: channelName }),
  })
  if (!response.ok) throw new Error(`${channelName} was refused with ${response.status}`)
  return response.json() as Promise<{ auth: string }>
}
