import type { ClientConfig } from '@washline/contract/platform/endpoints'
import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import type { ConnectionState } from './connection-state.ts'

export type Live = Echo<'pusher'>

export interface ConnectTo {
  realtime: ClientConfig['realtime']
  token: string
  onState: (state: ConnectionState, socketId: string | undefined) => void
}

const states: Record<string, ConnectionState> = {
  initialized: 'connecting',
  connecting: 'connecting',
  connected: 'connected',
  unavailable: 'offline',
  failed: 'offline',
  disconnected: 'closed',
}

/** Opens the live connection. A null host or port means the page's own. */
export function connect({ realtime, token, onState }: ConnectTo): Live {
  const port = realtime.port ?? Number(location.port || (location.protocol === 'https:' ? 443 : 80))
  const isOwnServer = realtime.cluster === null
  const live = new Echo({
    broadcaster: 'pusher',
    Pusher,
    key: realtime.key,
    cluster: realtime.cluster ?? 'own',
    ...(isOwnServer && { wsHost: realtime.host ?? location.hostname, wsPort: port, wssPort: port }),
    forceTLS: realtime.host === null && isOwnServer ? location.protocol === 'https:' : realtime.tls,
    enabledTransports: ['ws', 'wss'],
    authEndpoint: '/api/broadcasting/auth',
    bearerToken: token,
  })
  const { connection } = live.connector.pusher
  const tell = () => onState(states[connection.state] ?? 'connecting', connection.socket_id || undefined)
  connection.bind('state_change', tell)
  tell()
  return live
}
