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

/** Opens the live connection: to the page's own server, or to the configured external service. */
export function connect({ realtime, token, onState }: ConnectTo): Live {
  const isOwnServer = realtime.cluster === null
  // The page's own address also works behind a proxy that the server does not know of.
  const isSecure = isOwnServer ? location.protocol === 'https:' : realtime.tls
  const host = isOwnServer ? location.hostname : realtime.host
  const port = (isOwnServer ? Number(location.port) : realtime.port) || (isSecure ? 443 : 80)
  const live = new Echo({
    broadcaster: 'pusher',
    Pusher,
    key: realtime.key,
    cluster: realtime.cluster ?? 'own',
    ...(host && { wsHost: host, wsPort: port, wssPort: port }),
    forceTLS: isSecure,
    enabledTransports: ['ws', 'wss'],
    authEndpoint: '/api/broadcasting/auth',
    bearerToken: token,
    userAuthentication: { endpoint: '/api/broadcasting/user-auth', transport: 'ajax', headers: {} },
  })
  const { pusher } = live.connector
  const { connection } = pusher
  // So that an outside service can close the connection with its session. The own server knows the session anyway.
  if (!isOwnServer) pusher.signin()
  const report = () => onState(states[connection.state] ?? 'connecting', connection.socket_id || undefined)
  connection.bind('state_change', report)
  report()
  return live
}
